import { AdminGate } from '../features/admin-session/admin-gate.tsx'
import { OperatorFrame } from '../features/diagnostics/operator-frame.tsx'
import { SystemStatus } from '../features/diagnostics/system-status.tsx'

/** /production-status */
export default function ProductionStatusPage() {
  return (
    <AdminGate>
      <OperatorFrame title="System Status" about="Refreshes every 30 seconds.">
        <SystemStatus />
      </OperatorFrame>
    </AdminGate>
  )
}
