import { AdminGate } from '../features/admin-session/admin-gate.tsx'
import { MidtransDebug } from '../features/diagnostics/midtrans-debug.tsx'
import { OperatorFrame } from '../features/diagnostics/operator-frame.tsx'

/** /debug-midtrans */
export default function DebugMidtransPage() {
  return (
    <AdminGate>
      <OperatorFrame title="Midtrans Debug" about="How this shop and this browser are set up for payments.">
        <MidtransDebug />
      </OperatorFrame>
    </AdminGate>
  )
}
