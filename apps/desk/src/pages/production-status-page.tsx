import { operator } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { SystemStatus } from '../features/operator/system-status.tsx'

/** /production-status */
export default function ProductionStatusPage() {
  return (
    <OperatorFrame title={deskScreens.systemStatus} about={operator.systemStatus}>
      <SystemStatus />
    </OperatorFrame>
  )
}
