import { beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { letPass } from '../../testing/passing-time.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { aMessage } from '../../testing/signed-messages.ts'
import { reconcileDue } from '../reconcile/reconcile.ts'

const shop = await openPaymentShop()
beforeEach(async () => {
  shop.control.faults.clear()
  await shop.rows('update payment_attempts set next_check_at = null')
})

/** Paid by a virtual account yesterday and by GoPay just now, on two pages. */
const paidTwice = async () => {
  const placed = await shop.place()
  await shop.create(placed)
  await shop.changeAttempts(placed.id, "state = 'replaced'")
  await shop.create(placed, 'gopay')
  const ids = (await shop.attemptsOf(placed.id)).map(({ providerOrderId }) => providerOrderId)
  await shop.pay(ids[0] ?? '', { method: 'permata_va' })
  await shop.changeAttempts(placed.id, "paid_at = paid_at - interval '1 day'")
  const yesterday = `received_at = received_at - interval '1 day'`
  await shop.rows(`update payments set ${yesterday} where order_id = $1`, [placed.id])
  await shop.pay(ids[1] ?? '', { method: 'gopay' })
  const [first, second] = await shop.attemptsOf(placed.id)
  if (!first?.paidAt || !second?.paidAt) throw new Error('Not paid twice')
  expect([first, second]).toMatchObject([
    { state: 'paid', method: 'virtual_account' },
    { state: 'paid', method: 'gopay' },
  ])
  return { ...placed, first, second }
}

// First, because a later test advances the provider's clock.
describe('an order paid twice', () => {
  it('speaks of the second payment when the first is reversed', async () => {
    const { id, first, second } = await paidTwice()
    await shop.told(shop.control.reverse(first.transactionId ?? ''))
    expect(await shop.orderRow(id)).toMatchObject({
      isPaid: true,
      paymentMethod: 'gopay',
      midtransTransactionId: second.transactionId,
      midtransPaymentStatus: 'settlement',
      paidAt: second.paidAt,
    })
    expect(await shop.statesOf(id)).toEqual(['reversed', 'paid'])
    expect((await shop.timelineOf(id)).at(-1)).toMatchObject({
      kind: 'payment',
      data: { via: 'hand-over', status: 'settlement', method: 'gopay', attemptId: second.id },
    })
    // The second is reversed as well: no payment is left.
    await shop.told(shop.control.refund(second.transactionId ?? ''))
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: false, paidAt: null, paymentMethod: null })
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
  })

  it('stays as it was when the second is reversed', async () => {
    const { id, first, second } = await paidTwice()
    const before = await shop.orderRow(id)
    expect(before).toMatchObject({ isPaid: true, midtransTransactionId: first.transactionId })
    await shop.told(shop.control.refund(second.transactionId ?? ''))
    expect(await shop.orderRow(id)).toEqual({ ...before, updatedAt: expect.any(Date) })
    expect(await shop.statesOf(id)).toEqual(['paid', 'reversed'])
  })

  it.each([
    'first',
    'second',
  ])('on one page speaks of the other when the %s goes back, and so does the attempt', async (gone) => {
    const placed = await shop.started()
    const { providerOrderId } = placed
    shop.control.faults.arm({ fault: 'two-attempts-paid', orderId: providerOrderId })
    await shop.pay(providerOrderId, { method: 'permata_va' })
    const { midtransTransactionId: payingId } = await shop.orderRow(placed.id)
    const tries = shop.control.transactions().filter(({ orderId }) => orderId === providerOrderId)
    const paying = tries.find(({ transactionId }) => transactionId === payingId)
    const other = tries.find(({ transactionId }) => transactionId !== payingId)
    const [left, lost] = gone === 'first' ? [other, paying] : [paying, other]
    await shop.told(shop.control.reverse(lost?.transactionId ?? ''))
    const row = await shop.orderRow(placed.id)
    const { transactionId, paymentType } = left ?? {}
    const words = { midtransTransactionId: transactionId, midtransPaymentStatus: 'settlement' }
    expect(row).toMatchObject({ isPaid: true, ...words, paymentMethod: 'virtual_account' })
    const [attempt] = await shop.attemptsOf(placed.id)
    const settled = { state: 'paid', transactionId, transactionStatus: 'settlement', paymentType }
    expect(attempt).toMatchObject(settled)
    expect((attempt?.paidAt?.getTime() ?? 0) / 1_000).toBeCloseTo((row.paidAt?.getTime() ?? 0) / 1_000, -1)
  })
})

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
