import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { SystemStatus } from '../features/operator/system-status.tsx'
import { AdminGate } from '../features/session/admin-gate.tsx'

/** /production-status */
export default function ProductionStatusPage() {
  return (
    <AdminGate right="operations">
      <OperatorFrame title="System Status" about="Refreshes every 30 seconds.">
        <SystemStatus />
      </OperatorFrame>
    </AdminGate>
  )
}
