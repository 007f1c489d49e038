import { MidtransDebug } from '../features/operator/midtrans-debug.tsx'
import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { AdminGate } from '../features/session/admin-gate.tsx'

/** /debug-midtrans */
export default function DebugMidtransPage() {
  return (
    <AdminGate right="operations">
      <OperatorFrame title="Midtrans Debug" about="How this shop and this browser are set up for payments.">
        <MidtransDebug />
      </OperatorFrame>
    </AdminGate>
  )
}
