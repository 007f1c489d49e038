import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { faultSeed, sized } from '../../testing/figures.ts'
import { noLimits } from '../../testing/no-limits.ts'
import { notificationPath, openPaymentShop } from '../../testing/payment-shop.ts'
import { aMessage, type Message } from '../../testing/signed-messages.ts'

/**
 * Threat T13 (docs/security.md): the six notifications of a payment, in every order, each up to three times, to two
 * processes at once. The long form takes every third order, so that three consecutive seeds cover all; the short one
 * every 90th.
 */

const every = sized(90, 3)
const shop = await openPaymentShop()
Object.assign(shop.parts, { limits: noLimits })
/** Two processes of one shop: two apps on one database. */
const apps = [shop.app, await buildApp(shop.parts)]
afterAll(async () => {
  await apps[1]?.close()
})

/** Delivers copies of a notification in parallel, alternating between the processes. */
const deliver = async (message: Message, copies: number): Promise<number[]> => {
  const sent = Array.from({ length: copies }, (_, copy) => {
    const app = apps[copy % apps.length] ?? shop.app
    return app.inject({ method: 'POST', url: notificationPath, payload: message })
  })
  return (await Promise.all(sent)).map(({ statusCode }) => statusCode)
}

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length <= 1
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

/** A denied attempt and a paid one, with all late notifications that the provider might send. */
const sixMessages = (order_id: string, denied: string, paid: string): Message[] => [
  ...['pending', 'deny', 'cancel'].map((transaction_status) =>
    aMessage({ order_id, transaction_id: denied, transaction_status }),
  ),
  ...['pending', 'settlement', 'expire'].map((transaction_status) =>
    aMessage({ order_id, transaction_id: paid, transaction_status }),
  ),
]

it('notifications in any order and number pay once and book once', async () => {
  const orders = permutations([0, 1, 2, 3, 4, 5]).filter((_, index) => index % every === faultSeed % every)
  const revenueBefore = await shop.revenue()
  for (const [index, order] of orders.entries()) {
    const placed = await shop.started()
    const { providerOrderId } = placed
    shop.control.faults.arm({ fault: 'notification-lost', orderId: providerOrderId })
    const denied = shop.control.choose(providerOrderId, 'bca_va').transactionId
    shop.control.deny(denied)
    const paid = shop.control.pay(providerOrderId, { method: 'bni_va' }).transactionId
    const messages = sixMessages(providerOrderId, denied, paid)
    for (const position of order) {
      const message = messages[position] ?? {}
      // One to three copies.
      const copies = 1 + ((index + position) % 3)
      expect(await deliver(message, copies)).toEqual(Array(copies).fill(200))
    }
    expect(await shop.orderRow(placed.id)).toMatchObject({ isPaid: true, midtransTransactionId: paid })
    expect(await shop.flipsOf(placed.id)).toEqual(['paid'])
    expect(await shop.attention(placed.id)).toEqual([])
  }
  expect((await shop.revenue()) - revenueBefore).toBe(orders.length * 58_000)
}, 600_000)
