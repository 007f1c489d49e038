import type { PaymentAttemptView } from '@dimsum/contract/payments'
import type { Attempt } from './attempts.queries.ts'

/** An attempt as the owner sees it: never its token, which would open the customer's payment page. */
export const presentAttempt = (attempt: Attempt): PaymentAttemptView => ({
  id: attempt.id,
  providerOrderId: attempt.providerOrderId,
  method: attempt.method,
  state: attempt.state,
  amount: attempt.amount,
  paymentType: attempt.paymentType,
  transactionStatus: attempt.transactionStatus,
  createdAt: attempt.createdAt.toISOString(),
  expiresAt: attempt.expiresAt?.toISOString() ?? null,
  paidAt: attempt.paidAt?.toISOString() ?? null,
})
