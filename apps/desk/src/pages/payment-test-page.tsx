import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { PaymentTest } from '../features/operator/payment-test.tsx'
import { AdminGate } from '../features/session/admin-gate.tsx'

/** /payment-test, a document of its own: it loads the provider's script. */
export default function PaymentTestPage() {
  return (
    <AdminGate right="operations">
      <OperatorFrame
        title="Payment Test"
        about="Open the payment popup with every method, for an amount that belongs to no order."
      >
        <PaymentTest />
      </OperatorFrame>
    </AdminGate>
  )
}
