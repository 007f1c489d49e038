import { afterEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { booksOf } from '../../testing/payment-truth.ts'

/** A customer cancels while her bank pays: no money is lost, whichever transaction commits first. */

const shop = await openPaymentShop()
expect((await shop.changeSettings({ customerChanges: '18:00' })).statusCode).toBe(200)

const aboutToPay = async () => {
  const placed = await shop.started()
  shop.control.choose(placed.providerOrderId, 'bca_va')
  return placed
}
type Placed = Awaited<ReturnType<typeof aboutToPay>>
const settle = ({ providerOrderId }: Placed) => shop.pay(providerOrderId)
const cancel = ({ id, cookies }: Placed) =>
  shop.post(`/api/orders/${id}/cancel`, { expectedStatus: 'pending', reason: 'acara batal' }, cookies)
const endOf = async ({ id }: Placed, { statusCode }: { statusCode: number }) => {
  const { status, isPaid } = await shop.orderRow(id)
  return [statusCode, status, isPaid, ...(await shop.attention(id)).map(({ kind }) => kind)]
}
const staysPaid = [409, 'pending', true]
const isCancelled = [200, 'cancelled', true, 'paid-after-cancel']
afterEach(async () => {
  const books = await booksOf(shop)
  expect([books.bookedOrders, books.bookedTotal]).toEqual([books.paidOrders, books.paidTotal])
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})

describe('a cancellation at the same time as a payment', () => {
  it('that comes after the payment is refused: the order stays paid', async () => {
    const placed = await aboutToPay()
    await settle(placed)
    const late = await cancel(placed)
    expect(late.json().message).toContain('sudah dibayar')
    expect(await endOf(placed, late)).toEqual(staysPaid)
  })

  it('that comes first: the payment is booked, and the owner is notified to refund it', async () => {
    const placed = await aboutToPay()
    const answer = await cancel(placed)
    await settle(placed)
    expect(await endOf(placed, answer)).toEqual(isCancelled)
  })

  it('that comes first although the payment began before: every later change leaves the notice open', async () => {
    const { id } = await shop.place()
    const cancelling = await shop.database.pool.connect()
    await cancelling.query('begin')
    await cancelling.query('select from orders where id = $1 for update', [id])
    const paid = shop.payByHand(id, { amount: 20_000 })
    await expect.poll(shop.database.lockWaits).toHaveLength(1)
    await cancelling.query(
      `insert into order_events (order_id, actor, kind, data, at)
       values ($1, 'admin:pemilik', 'status', '{"from": "pending", "to": "cancelled"}', clock_timestamp())`,
      [id],
    )
    await cancelling.query("update orders set status = 'cancelled' where id = $1", [id])
    await cancelling.query('commit')
    cancelling.release()
    expect((await paid).statusCode).toBe(200)
    expect((await shop.payByHand(id)).statusCode).toBe(200)
    const open = (await shop.attention(id)).filter(({ closedAt }) => closedAt === null)
    expect(open.map(({ kind, data }) => [kind, data])).toEqual([['paid-after-cancel', { left: '58000.00' }]])
    const times = (await shop.timelineOf(id)).map(({ at }) => at.getTime())
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  it('in parallel: one of the two, never a paid order cancelled without a notice', async () => {
    for (let round = 0; round < 8; round += 1) {
      const placed = await aboutToPay()
      const [answer] = await Promise.all([cancel(placed), settle(placed)])
      expect([isCancelled, staysPaid]).toContainEqual(await endOf(placed, answer))
    }
  })
})
