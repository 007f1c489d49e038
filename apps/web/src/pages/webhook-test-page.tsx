import { AdminGate } from '../features/admin-session/admin-gate.tsx'
import { OperatorFrame } from '../features/diagnostics/operator-frame.tsx'
import { WebhookTest } from '../features/diagnostics/webhook-test.tsx'

/** /webhook-test */
export default function WebhookTestPage() {
  return (
    <AdminGate>
      <OperatorFrame
        title="Webhook Test"
        about="Send a payment message by hand and see what the shop does with it."
      >
        <WebhookTest />
      </OperatorFrame>
    </AdminGate>
  )
}
