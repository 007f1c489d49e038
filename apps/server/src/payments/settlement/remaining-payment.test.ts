import { beforeEach, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'

/** An order that was paid twice, of which one payment is reversed: order and attempts speak of the remaining one. */

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
  await shop.rows(`update payments set received_at = received_at - interval '1 day' where order_id = $1`, [
    placed.id,
  ])
  await shop.pay(ids[1] ?? '', { method: 'gopay' })
  const [first, second] = await shop.attemptsOf(placed.id)
  if (!first?.paidAt || !second?.paidAt) throw new Error('Not paid twice')
  expect([first, second]).toMatchObject([
    { state: 'paid', method: 'virtual_account' },
    { state: 'paid', method: 'gopay' },
  ])
  return { ...placed, first, second }
}

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
