import { beforeEach, describe, expect, it } from 'vitest'
import { letPass } from '../../testing/passing-time.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { aMessage } from '../../testing/signed-messages.ts'
import { reconcileDue } from '../reconcile/reconcile.ts'

const shop = await openPaymentShop()
beforeEach(() => shop.control.faults.clear())

describe('reversed money', () => {
  it.each([
    ['permata_va', 'virtual_account', 'deny', '202'],
    ['gopay', 'gopay', 'refund', '200'],
  ] as const)('is asked about again on a schedule while the provider does not confirm it (%s)', async (method, choice, word, code) => {
    const { id, providerOrderId, transactionId } = await shop.paid(method, choice)
    // Only the notification reports the reversal, and it arrives before the provider's own status changes.
    await shop.changeAttempts(id, "next_check_at = null, paid_at = now() - interval '3 days'")
    const early = aMessage({
      order_id: providerOrderId,
      transaction_id: transactionId,
      transaction_status: word,
      status_code: code,
      payment_type: method === 'gopay' ? 'gopay' : 'bank_transfer',
      refund_amount: '58000.00',
    })
    for (let repetition = 0; repetition < 3; repetition += 1) {
      expect((await shop.notify(early)).json().message).toBe(
        'Not confirmed by the payment provider, nothing changed',
      )
    }
    const nextCheckIn = async () => {
      const [attempt] = await shop.attemptsOf(id)
      return attempt?.nextCheckAt ? Math.ceil((attempt.nextCheckAt.getTime() - Date.now()) / 60_000) : null
    }
    expect(await nextCheckIn()).toBe(1)
    const pauses: (number | null)[] = []
    for (let next = await nextCheckIn(); next !== null; ) {
      await letPass(shop.db, (next + 0.02) * 60_000)
      await reconcileDue(shop.payments)
      next = await nextCheckIn()
      pauses.push(next)
    }
    expect(pauses).toEqual([1, 3, 10, 45, 300, 1080, null])
    expect((await shop.orderRow(id)).isPaid).toBe(true)

    // A repeated notification after its copies were recorded: a status check may be made again.
    shop.control.faults.arm({ fault: 'notification-lost' })
    if (word === 'deny') shop.control.reverse(providerOrderId)
    else shop.control.refund(providerOrderId)
    await shop.notify(early)
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    expect(await shop.kindsOf(id)).toEqual(['reversal'])
  })

  it('is not undone by a late notification of the payment, nor by a stale answer', async () => {
    const { id, providerOrderId, transactionId } = await shop.paid('echannel')
    await shop.told(shop.control.reverse(providerOrderId))
    shop.control.faults.arm({ fault: 'status-stale', orderId: providerOrderId })
    const about = { order_id: providerOrderId, transaction_id: transactionId, payment_type: 'echannel' }
    await shop.notify(aMessage({ ...about, settlement_time: '2026-11-21 10:00:00' }))
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    expect(await shop.flipsOf(id)).toEqual(['paid', 'unpaid'])
  })

  it('in part only raises the alert, once for each part, and the last part reverses the payment', async () => {
    const before = await shop.revenue()
    const { id, providerOrderId, order } = await shop.paid('gopay', 'gopay')
    for (const amount of [8_000, 10_000]) {
      shop.control.refund(providerOrderId, { amount })
      await shop.control.advanceClock(5_000)
      await shop.control.notificationsDone()
      expect((await shop.orderRow(id)).isPaid).toBe(true)
    }
    expect(await shop.kindsOf(id)).toEqual(['partial-refund', 'partial-refund'])
    expect((await shop.attention(id)).map(({ data }) => data.refunded)).toEqual(['8000.00', '18000.00'])
    expect((await shop.revenue()) - before).toBe(Number(order.totalPrice))
    await shop.told(shop.control.refund(providerOrderId))
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    expect(await shop.kindsOf(id)).toEqual(['partial-refund', 'partial-refund', 'reversal'])
  })
})

describe('paid although the order is cancelled', () => {
  it('and its packages were sold to another customer raises that too', async () => {
    await shop.rows(`insert into inventory (package_type, current_stock, unit_price) values ('100pcs', 2, 0)`)
    const placed = await shop.started('virtual_account', { packageType: '100pcs', quantity: 2 })
    const { providerOrderId } = placed
    shop.control.choose(providerOrderId, 'bca_va')
    await shop.setStatus(placed.id, 'cancelled')
    await shop.place({ packageType: '100pcs', quantity: 2 })
    await shop.pay(providerOrderId)
    // The order took all the stock.
    expect((await shop.kindsOf(placed.id)).sort()).toEqual([
      'large-hold',
      'paid-after-cancel',
      'paid-without-stock',
    ])
    expect((await shop.attention(placed.id)).find(({ kind }) => kind === 'paid-without-stock')?.data).toEqual(
      { packages: ['100pcs'] },
    )
  })
})
