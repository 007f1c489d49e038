import { AdminGate } from '../features/admin-session/admin-gate.tsx'
import { OperatorFrame } from '../features/diagnostics/operator-frame.tsx'
import { PaymentTest } from '../features/diagnostics/payment-test.tsx'

/** /payment-test, a document of its own: it loads the provider's script. */
export default function PaymentTestPage() {
  return (
    <AdminGate>
      <OperatorFrame
        title="Payment Test"
        about="Open the payment popup with every method, for an amount that belongs to no order."
      >
        <PaymentTest />
      </OperatorFrame>
    </AdminGate>
  )
}
