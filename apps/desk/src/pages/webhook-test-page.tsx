import { operator } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import { OperatorFrame } from '../features/operator/operator-frame.tsx'
import { WebhookTest } from '../features/operator/webhook-test.tsx'

/** /webhook-test */
export default function WebhookTestPage() {
  return (
    <OperatorFrame title={deskScreens.webhookTest} about={operator.webhookTest}>
      <WebhookTest />
    </OperatorFrame>
  )
}
