import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { WebhookTest } from '../features/operator/webhook-test.tsx'
import { AdminGate } from '../features/session/admin-gate.tsx'

/** /webhook-test */
export default function WebhookTestPage() {
  return (
    <AdminGate right="operations">
      <OperatorFrame
        title="Webhook Test"
        about="Send a payment message by hand and see what the shop does with it."
      >
        <WebhookTest />
      </OperatorFrame>
    </AdminGate>
  )
}
