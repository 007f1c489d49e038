import { operator } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import { MidtransDebug } from '../features/operator/midtrans-debug.tsx'
import { OperatorFrame } from '../features/operator/operator-frame.tsx'

/** /debug-midtrans */
export default function DebugMidtransPage() {
  return (
    <OperatorFrame title={deskScreens.debugMidtrans} about={operator.debugMidtrans}>
      <MidtransDebug />
    </OperatorFrame>
  )
}
