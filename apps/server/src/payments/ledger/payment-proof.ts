import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseProviderOrderId } from '@dimsum/domain/order-number'
import type { PaymentReport } from '../payment-provider.ts'

/**
 * What goes with a payment and comes back with every word about it: HMAC-SHA-256 of the provider order id. It tells nothing
 * of the secret and fits no other id.
 */
export const proofOf = (secret: Buffer, providerOrderId: string): string =>
  createHmac('sha256', secret).update('payment ').update(providerOrderId).digest('base64url')

const isProofOf = (proof: string, secret: Buffer, providerOrderId: string): boolean => {
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(secret, providerOrderId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Whether this database asked for the payment before a restore and forgot it with the rest of that time (decision 0039):
 * the proof is by a secret that ended with the restore, it was asked for before that, and neither the asking nor the
 * transaction is older than the order. Pure; the provider writes its times in whole seconds.
 */
export const wasAskedBeforeRestore = (
  report: Pick<PaymentReport, 'providerOrderId' | 'ourProof' | 'transactionAt'>,
  order: { orderDate: Date },
  formerSecrets: readonly { secret: Buffer; retiredAt: Date }[],
): boolean => {
  const { providerOrderId, ourProof, transactionAt } = report
  const askedAt = parseProviderOrderId(providerOrderId)?.timestampMs
  if (askedAt === undefined || ourProof === null || transactionAt === null) return false
  const orderedAt = order.orderDate.getTime()
  if (askedAt < orderedAt || transactionAt.getTime() + 999 < orderedAt) return false
  return formerSecrets.some(
    ({ secret, retiredAt }) => askedAt <= retiredAt.getTime() && isProofOf(ourProof, secret, providerOrderId),
  )
}
