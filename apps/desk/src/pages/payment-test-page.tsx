import { operator } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { PaymentTest } from '../features/operator/payment-test.tsx'

/** /payment-test, a separate document because it loads Midtrans's script. */
export default function PaymentTestPage() {
  return (
    <OperatorFrame title={deskScreens.paymentTest} about={operator.paymentTest}>
      <PaymentTest />
    </OperatorFrame>
  )
}
