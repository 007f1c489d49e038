import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseProviderOrderId } from '@dimsum/domain/order-number'
import type { PaymentReport } from '../payment-provider.ts'

/**
 * Sent with a payment and echoed in every notification: HMAC-SHA-256 of the provider order id. It does not reveal the
 * secret and is valid for this id only.
 */
export const proofOf = (secret: Buffer, providerOrderId: string): string =>
  createHmac('sha256', secret).update('payment ').update(providerOrderId).digest('base64url')

const isProofOf = (proof: string, secret: Buffer, providerOrderId: string): boolean => {
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(secret, providerOrderId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/**
 * Whether this database started the payment before a restore and lost its row (decision 0039). The proof must use a
 * secret that was retired by the restore. The payment must have been started before the restore, and both its start and
 * its transaction must be later than the order. Pure; the provider's times have whole seconds.
 */
export const wasAskedBeforeRestore = (
  report: Pick<PaymentReport, 'providerOrderId' | 'ourProof' | 'transactionAt'>,
  order: { orderDate: Date },
  formerSecrets: readonly { secret: Buffer; retiredAt: Date | null }[],
): boolean => {
  const { providerOrderId, ourProof, transactionAt } = report
  const askedAt = parseProviderOrderId(providerOrderId)?.timestampMs
  if (askedAt === undefined || ourProof === null || transactionAt === null) return false
  const orderedAt = order.orderDate.getTime()
  if (askedAt < orderedAt || transactionAt.getTime() + 999 < orderedAt) return false
  return formerSecrets.some(
    ({ secret, retiredAt }) =>
      retiredAt !== null && askedAt <= retiredAt.getTime() && isProofOf(ourProof, secret, providerOrderId),
  )
}
