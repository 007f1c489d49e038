import { packageName } from '@dimsum/domain/menu'
import { rupiahFromWire } from '@dimsum/domain/money'
import { type Charge as OrderCharge, signedAmount } from '@dimsum/domain/order-total'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import { chargeName } from '@dimsum/words/order-charges'
import { textOf } from '@dimsum/words/sentence'
import { inTransaction } from '../../platform/db/connection.ts'
import { type Attempt, changeAttempt } from '../ledger/attempts.queries.ts'
import { listOrderLines, type Payer } from '../ledger/payable-orders.queries.ts'
import { proofOf } from '../ledger/payment-proof.ts'
import { ensurePaymentSecret } from '../ledger/payment-secrets.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { type Charge, isProviderError, type PaymentPage, type TimeLimit } from '../payment-provider.ts'
import { providerOf } from '../providers.ts'
import { endAttempt } from './end-attempt.ts'

/** What a customer wants to pay, how, and the origin under which this customer sees the shop. */
export type PaymentWish = { order: Payer; method: PaymentMethod; shopOrigin: string }

/**
 * Asks the provider for the page of an attempt that is ours to make; null when the attempt turned out to be used
 * and was ended. Throws ProviderError: what the provider refuses it will refuse again, so the attempt is over;
 * without an answer its fate is unknown, so it stays `creating` for the next caller, who repeats it under the same id.
 */
export const makePage = async (
  parts: PaymentParts,
  wish: PaymentWish,
  attempt: Attempt,
  left: () => TimeLimit,
): Promise<PaymentPage | null> => {
  const { db } = parts
  const charge = await chargeFor(parts, wish, attempt)
  try {
    return await providerOf(parts, attempt).start(charge, left())
  } catch (error) {
    if (isProviderError(error, 'order-id-in-use')) {
      // A way to pay was chosen on a page of this attempt whose token never reached the shop.
      await endAttempt(parts, attempt, 'status-check', left())
      return null
    }
    if (isProviderError(error) && error.failure !== 'unreachable') {
      await inTransaction(db, (tx) => changeAttempt(tx, attempt.id, { state: 'failed' }, null))
    }
    throw error
  }
}

/** Amount, names and lines as they are stored; of the request, the address to come back to. */
const chargeFor = async (
  { db, rules }: PaymentParts,
  { order, method, shopOrigin }: PaymentWish,
  attempt: Attempt,
): Promise<Charge> => {
  const lines = await listOrderLines(db, order.id)
  return {
    providerOrderId: attempt.providerOrderId,
    amount: rupiahFromWire(attempt.amount),
    items: [
      ...lines.map(({ packageType, quantity, unitPrice, ...named }) => ({
        id: packageType,
        quantity,
        price: rupiahFromWire(unitPrice),
        name: packageName(named).id,
        isFood: true,
      })),
      ...(order.charges ?? []).map(itemOf).filter(({ price }) => price !== 0),
    ],
    customer: { name: order.customerName, phone: order.customerPhone, email: order.customerEmail },
    method,
    returnUrl: `${shopOrigin}/invoice/${order.id}`,
    // The database's clock, as `expiresAt` is.
    startsAt: attempt.updatedAt,
    lifetimeMinutes: lifetimeOf(attempt) ?? rules.lifetimeMinutes[method],
    proof: proofOf(await ensurePaymentSecret(db), attempt.providerOrderId),
  }
}

const itemOf = (charge: OrderCharge) => ({
  id: charge.kind,
  quantity: 1,
  price: signedAmount(charge),
  name: textOf(chargeName(charge), 'default'),
  isFood: false,
})

/** Whole minutes this attempt can be paid, as it was stored. */
const lifetimeOf = ({ updatedAt, expiresAt }: Attempt): number | null =>
  expiresAt === null ? null : Math.floor((expiresAt.getTime() - updatedAt.getTime()) / 60_000)
