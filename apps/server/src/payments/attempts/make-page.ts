import { choicesText } from '@dimsum/domain/choices'
import { packageName } from '@dimsum/domain/menu'
import { type Rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { nameWithChoices } from '@dimsum/domain/order-lines'
import { amountDue, type Charge as OrderCharge, signedAmount } from '@dimsum/domain/order-total'
import type { PaymentMethod } from '@dimsum/domain/payment-method'
import { chargeName } from '@dimsum/words/order-charges'
import { partName } from '@dimsum/words/part-payments'
import { textOf } from '@dimsum/words/sentence'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { type Attempt, changeAttempt } from '../ledger/attempts.queries.ts'
import { listOrderLines, type Payer } from '../ledger/payable-orders.queries.ts'
import { proofOf } from '../ledger/payment-proof.ts'
import { ensurePaymentSecret } from '../ledger/payment-secrets.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { type Charge, isProviderError, type PaymentPage, type TimeLimit } from '../payment-provider.ts'
import { endAttempt } from './end-attempt.ts'

/**
 * The order, the payment method, whether only the deposit is paid, and the origin under which this customer sees the shop.
 */
export type PaymentWish = {
  order: Payer
  method: PaymentMethod
  isDeposit: boolean
  /** The amount that the customer saw (wire format). */
  totalAmount?: string | undefined
  shopOrigin: string
}

/** An attempt that this caller owns, and the lifetime of its page. */
export type OwnedAttempt = { attempt: Attempt; lifetimeMinutes: number }

/**
 * Requests the page of an attempt that this caller owns; null when the attempt was already used and has been ended.
 * Throws ProviderError. A refusal is final, so the attempt is over. Without an answer the result is unknown, so it
 * stays `creating`, and the next caller repeats the call with the same id.
 */
export const makePage = async (
  parts: PaymentParts,
  wish: PaymentWish,
  owned: OwnedAttempt,
  left: () => TimeLimit,
): Promise<PaymentPage | null> => {
  const { db } = parts
  const { attempt } = owned
  const charge = await chargeFor(db, wish, owned)
  try {
    return await parts.provider.start(charge, left())
  } catch (error) {
    if (isProviderError(error, 'order-id-in-use')) {
      // The customer already chose a method on a page of this attempt whose token the shop never received.
      await endAttempt(parts, attempt, 'status-check', left())
      return null
    }
    if (isProviderError(error) && error.failure !== 'unreachable') {
      await inTransaction(db, (tx) => changeAttempt(tx, attempt.id, { state: 'failed' }, null))
    }
    throw error
  }
}

/** Amount, names and lines come from the stored order; only the return URL comes from the request. */
const chargeFor = async (
  db: Db,
  { order, method, shopOrigin }: PaymentWish,
  { attempt, lifetimeMinutes }: OwnedAttempt,
): Promise<Charge> => {
  const amount = rupiahFromWire(attempt.amount)
  return {
    providerOrderId: attempt.providerOrderId,
    amount,
    items: amount === rupiahFromWire(order.totalPrice) ? await itemsOf(db, order) : [partOf(order, amount)],
    customer: { name: order.customerName, phone: order.customerPhone, email: order.customerEmail },
    method,
    returnUrl: `${shopOrigin}/invoice/${order.id}`,
    // By the database's clock, like `expiresAt`.
    startsAt: attempt.updatedAt,
    lifetimeMinutes,
    proof: proofOf(await ensurePaymentSecret(db), attempt.providerOrderId),
  }
}

const itemsOf = async (db: Db, order: Payer): Promise<Charge['items']> => [
  ...(await listOrderLines(db, order.id)).map(
    ({ packageType, quantity, unitPrice, choices, choicesKey, ...named }) => ({
      id: choicesKey === '' ? packageType : `${packageType}:${choicesKey}`,
      quantity,
      price: rupiahFromWire(unitPrice),
      name: nameWithChoices({ name: packageName(named), choices: choicesText(choices) }).id,
      isFood: true,
    }),
  ),
  ...(order.charges ?? []).map(itemOf).filter(({ price }) => price !== 0),
]

/** The items of a provider's page sum to its amount, so a part of the total is one item. */
const partOf = (order: Payer, price: Rupiah) => {
  const isRest = price === amountDue({ ...order, isPaid: false })
  const id = isRest ? 'rest' : 'deposit'
  return { id, quantity: 1, price, name: partName[id](order.id).id, isFood: false }
}

const itemOf = (charge: OrderCharge) => ({
  id: charge.kind,
  quantity: 1,
  price: signedAmount(charge),
  name: textOf(chargeName(charge), 'default'),
  isFood: false,
})
