import { operator } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { SystemStatus } from '../features/operator/system-status.tsx'
import { AdminGate } from '../features/session/admin-gate.tsx'

/** /production-status */
export default function ProductionStatusPage() {
  return (
    <AdminGate right="operations">
      <OperatorFrame title={deskScreens.systemStatus} about={operator.systemStatus}>
        <SystemStatus />
      </OperatorFrame>
    </AdminGate>
  )
}
