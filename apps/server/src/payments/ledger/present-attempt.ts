import type { PaymentAttemptView } from '@dimsum/contract/payments'
import type { Attempt } from './attempts.queries.ts'

/** The owner's view of an attempt, without the token, which would open the customer's payment page. */
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
