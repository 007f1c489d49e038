import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sized } from '../../testing/figures.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { aMessage, type Message, sign } from '../../testing/signed-messages.ts'
import { transactionStatuses } from '../midtrans/transaction-status.ts'

/**
 * Threats T10 to T12 (docs/security.md): an attacker who has seen genuine signed notifications alters, regroups and
 * repeats them. The signature covers only order id, code and amount, without separators.
 */

const seed = Number(process.env.PAYMENT_SEED ?? 20_261_121)
const tries = sized(300, 5_000)
const statuses = [...transactionStatuses, 'SETTLEMENT', 'paid', '']
const frauds = ['accept', 'challenge', 'deny', '']
const shop = await openPaymentShop()

type Target = { id: number; genuine: Message[] }

/** Orders in every payment state, each with the notifications the provider really sent about it. */
const targets = async (): Promise<Target[]> => {
  const open = await shop.started()
  shop.control.choose(open.providerOrderId, 'bca_va')
  const paid = await shop.started()
  shop.control.pay(paid.providerOrderId, { method: 'permata_va' })
  const refunded = await shop.paid('gopay', 'gopay')
  shop.control.refund(refunded.providerOrderId)
  const partly = await shop.paid('gopay', 'gopay')
  shop.control.refund(partly.providerOrderId, { amount: 8_000 })
  const held = await shop.started()
  shop.control.faults.arm({ fault: 'challenge', orderId: held.providerOrderId })
  shop.control.pay(held.providerOrderId, { method: 'credit_card' })
  const expired = await shop.started()
  shop.control.choose(expired.providerOrderId, 'bni_va')
  await shop.told(shop.control.expire(expired.providerOrderId))
  return [open, paid, refunded, partly, held, expired].map(({ id, providerOrderId }) => ({
    id,
    genuine: shop.messagesAbout(providerOrderId),
  }))
}

/**
 * Every way to split `order id + code + amount` differently with the same text, so that the signature still matches.
 */
const regroupings = (message: Message): Message[] => {
  const text = `${message.order_id}${message.status_code}${message.gross_amount}`
  const all: Message[] = []
  for (let first = text.length - 14; first < text.length; first += 1) {
    for (let length = 1; length <= 5 && first + length < text.length; length += 1) {
      const [order_id, status_code] = [text.slice(0, first), text.slice(first, first + length)]
      all.push({ ...message, order_id, status_code, gross_amount: text.slice(first + length) })
    }
  }
  return all.filter(
    ({ order_id, status_code }) => order_id !== message.order_id || status_code !== message.status_code,
  )
}

const snapshot = async (ids: number[]) => {
  const orders = await Promise.all(ids.map((id) => shop.orderRow(id)))
  const attempts = await Promise.all(ids.map((id) => shop.attemptsOf(id)))
  const { rows } = await shop.db.execute(sql`select order_id, kind from order_events order by id`)
  return {
    orders: orders.map(({ updatedAt, ...order }) => order),
    attempts: attempts.flat().map(({ updatedAt, nextCheckAt, checks, ...attempt }) => attempt),
    timeline: rows,
    revenue: await shop.revenue(),
  }
}

it(`a notification forged from genuine ones changes nothing (${tries} tries)`, async () => {
  const all = await targets()
  const ids = all.map(({ id }) => id)
  const genuine = all.flatMap(({ genuine }) => genuine)
  const before = await snapshot(ids)
  const alerts = (await shop.attention()).length
  const transactionIds = genuine.map(({ transaction_id }) => transaction_id ?? '')

  const anyGenuine = fc.constantFrom(...genuine)
  const altered = fc
    .record({
      message: anyGenuine,
      transaction_status: fc.constantFrom(...statuses),
      fraud_status: fc.constantFrom(...frauds),
      transaction_id: fc.oneof(
        fc.constantFrom(...transactionIds),
        fc.uuid(),
        fc.constant('../../v2/x/approve'),
      ),
      payment_type: fc.constantFrom('gopay', 'qris', 'bank_transfer', 'credit_card'),
      refund_amount: fc.constantFrom('1.00', '58000.00'),
    })
    .map(({ message, ...changes }): Message => ({ ...message, ...changes }))
  const regrouped = fc
    .constantFrom(...genuine.flatMap(regroupings))
    .chain((message) =>
      fc.constantFrom(...statuses).map((transaction_status): Message => ({ ...message, transaction_status })),
    )
  const unsigned = fc
    .tuple(
      anyGenuine,
      fc.constantFrom('order_id', 'status_code', 'gross_amount', 'signature_key'),
      fc.string(),
    )
    .map(([message, field, text]): Message => ({ ...message, [field]: text }))
  const foreign = fc
    .tuple(anyGenuine, fc.string({ minLength: 1, maxLength: 40 }))
    .map(([message, key]) => sign({ ...message, transaction_status: 'settlement', status_code: '200' }, key))
  const messages = fc.sample(fc.oneof(altered, altered, regrouped, unsigned, foreign, anyGenuine), {
    seed,
    numRuns: tries,
  })

  for (let from = 0; from < messages.length; from += 20) {
    const batch = await Promise.all(messages.slice(from, from + 20).map((message) => shop.notify(message)))
    for (const answer of batch) {
      expect([200, 403]).toContain(answer.statusCode)
      expect(answer.json().message).not.toBe('Payment status updated')
    }
  }
  expect(await snapshot(ids)).toEqual(before)
  // Digits moved from one field to the next make other order ids, which raise no alert; except when the time in the id
  // ends in a status code: then the message is well-formed, and about an unknown order.
  const known = new Set(genuine.flatMap(({ order_id = '' }) => [order_id, order_id.slice(0, -3)]))
  const raised = (await shop.attention()).slice(alerts).map(({ reference }) => reference ?? '')
  expect(raised.filter((reference) => !known.has(reference))).toEqual([])
  const asked = shop.control.requests().map(({ path }) => path)
  const usual = /^\/(snap\/v1\/transactions|v2\/[A-Za-z0-9-]+\/status)$/
  expect(asked.filter((path) => !usual.test(path))).toEqual([])
})

it('a genuine notification still pays after all the forged ones', async () => {
  const placed = await shop.started()
  const order_id = placed.providerOrderId
  const { transactionId } = shop.payUnheard(order_id, { method: 'bca_va' })
  await shop.notify(aMessage({ order_id, transaction_id: transactionId }))
  expect((await shop.orderRow(placed.id)).isPaid).toBe(true)
})
