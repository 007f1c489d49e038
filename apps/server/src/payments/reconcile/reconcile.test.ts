import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/db/connection.ts'
import { jobRuns } from '../../platform/db/tables/shop.ts'
import { startPeriodicJob } from '../../platform/jobs/periodic-job.ts'
import { erasePerson } from '../../shop/privacy/erase-person.ts'
import { openPaymentShop } from '../../testing/payment-shop.ts'
import { claimDueAttempts, giveBackAttempts } from './reconcile.queries.ts'
import { reconcileDue, startReconciler } from './reconcile.ts'

const shop = await openPaymentShop()
beforeEach(async () => {
  shop.control.faults.clear()
  await shop.db.execute(sql`update payment_attempts set next_check_at = null`)
})

const { started } = shop
const many = (length: number) => Promise.all(Array.from({ length }, () => started()))
const nextCheckIn = async (id: number) => {
  const [attempt] = await shop.attemptsOf(id)
  return attempt?.nextCheckAt ? (attempt.nextCheckAt.getTime() - Date.now()) / 60_000 : null
}
const age = (id: number, minutes: number) =>
  shop.changeAttempts(
    id,
    `next_check_at = now(), created_at = now() - interval '${minutes} minutes',
      expires_at = now() + interval '${1440 - minutes} minutes'`,
  )

describe('the reconciler', () => {
  it('finds all payments whose notifications were lost within one round', async () => {
    shop.control.faults.arm({ fault: 'notification-lost' })
    const orders = await many(10)
    for (const { providerOrderId } of orders) shop.control.pay(providerOrderId, { method: 'bca_va' })
    expect(await shop.checkAll()).toMatchObject({ paid: 10, unanswered: 0 })
    for (const { id } of orders) {
      expect((await shop.orderRow(id)).isPaid).toBe(true)
      const [paid] = (await shop.timelineOf(id)).filter(({ kind }) => kind === 'paid')
      expect(paid?.data).toMatchObject({ via: 'reconciler' })
    }
  })

  // The whole schedule: check-schedule.test.ts.
  it('treats «not found» as a customer who has not chosen a payment method, and asks again when the age of the attempt says so', async () => {
    const { id } = await started()
    await age(id, 20)
    await reconcileDue(shop.payments)
    expect(await shop.statesOf(id)).toEqual(['open'])
    expect(await nextCheckIn(id)).toBeCloseTo(40, 0)
  })

  it('expires an unused attempt silently', async () => {
    const { id, cookies } = await started()
    await age(id, 1443)
    await reconcileDue(shop.payments)
    expect(await shop.statesOf(id)).toEqual(['expired'])
    expect(await nextCheckIn(id)).toBeNull()
    expect((await shop.create({ id, cookies })).statusCode).toBe(200)
  })

  it('finds an expiry whose notification was lost', async () => {
    const { id, providerOrderId } = await started()
    shop.control.faults.arm({ fault: 'notification-lost' })
    shop.control.choose(providerOrderId, 'bca_va')
    shop.control.expire(providerOrderId)
    await shop.checkAll()
    expect(await shop.statesOf(id)).toEqual(['expired'])
  })

  it('checks a paid attempt a few times more, and finds a reversal whose notification never arrived', async () => {
    const { id, providerOrderId } = await shop.paid('permata_va')
    expect(await nextCheckIn(id)).toBeCloseTo(2, 0)
    shop.control.faults.arm({ fault: 'notification-lost' })
    shop.control.reverse(providerOrderId)
    await shop.checkAll()
    expect((await shop.orderRow(id)).isPaid).toBe(false)
    expect(await nextCheckIn(id)).toBeNull()
  })

  it('ends the virtual account of an order that was paid in cash', async () => {
    const { id, providerOrderId } = await started()
    await shop.told(shop.control.choose(providerOrderId, 'bca_va'))
    await shop.payByHand(id)
    await reconcileDue(shop.payments)
    expect(shop.transactionOf(providerOrderId)?.status).toBe('cancel')
    expect(await shop.orderRow(id)).toMatchObject({ isPaid: true, paymentMethod: 'tunai' })
  })

  it('ends a transaction on a page that was replaced meanwhile', async () => {
    const { id, providerOrderId, cookies } = await started()
    await shop.create({ id, cookies }, 'gopay')
    expect(await shop.statesOf(id)).toEqual(['replaced', 'open'])
    await shop.told(shop.control.choose(providerOrderId, 'bca_va'))
    await reconcileDue(shop.payments)
    await shop.control.notificationsDone()
    expect(shop.transactionOf(providerOrderId)?.status).toBe('cancel')
    expect(await shop.statesOf(id)).toEqual(['replaced', 'open'])
  })

  it('ends the account number that a customer got on the same page before paying by another', async () => {
    const { id, providerOrderId } = await started()
    const first = shop.control.choose(providerOrderId, 'bca_va').transactionId
    const second = (await shop.told(shop.control.choose(providerOrderId, 'bni_va'))).transactionId
    await shop.pay(second)
    await shop.checkAll()
    await shop.control.notificationsDone()
    const statuses = [first, second].map((tried) => shop.transactionOf(tried)?.status)
    expect(statuses).toEqual(['cancel', 'settlement'])
    expect((await shop.orderRow(id)).isPaid).toBe(true)
    expect(await shop.statesOf(id)).toEqual(['paid'])
  })

  it('ends the open payments of a cancelled order at once, although their status was just checked', async () => {
    const { id, providerOrderId } = await started()
    await shop.told(shop.control.choose(providerOrderId, 'bca_va'))
    shop.control.faults.arm({ fault: 'status-slow', orderId: providerOrderId, times: 1, delayMs: 500 })
    const before = shop.control.requests().length
    const asking = shop.checkStatus(id)
    await expect.poll(() => shop.control.requests().length).toBeGreaterThan(before)
    expect((await shop.setStatus(id, 'cancelled')).statusCode).toBe(200)
    await asking
    await reconcileDue(shop.payments)
    expect(shop.transactionOf(providerOrderId)?.status).toBe('cancel')
  })

  it('keeps checking an account number that the bank calls pending after its end, and finds that it was paid', async () => {
    const { id, providerOrderId } = await started()
    await shop.told(shop.control.choose(providerOrderId, 'bca_va'))
    await age(id, 24 * 60 + 3)
    await reconcileDue(shop.payments)
    expect(await shop.statesOf(id)).toEqual(['open'])
    expect(await nextCheckIn(id)).toBeLessThan(60)
    shop.payUnheard(providerOrderId)
    await shop.checkAll()
    expect((await shop.orderRow(id)).isPaid).toBe(true)
  })

  it('is not held up by a payment that cannot be ended, or whose status is always a fault', async () => {
    const faulty = await started()
    shop.control.faults.arm({ fault: 'status-500', orderId: faulty.providerOrderId })
    const stubborn = await started()
    await shop.told(shop.control.choose(stubborn.providerOrderId, 'bca_va'))
    // Pending although it was paid: the provider answers with the previous state.
    shop.control.faults.arm({ fault: 'status-stale', orderId: stubborn.providerOrderId })
    await shop.payByHand(stubborn.id)
    const others = await many(24)
    shop.control.faults.arm({ fault: 'notification-lost' })
    for (const { providerOrderId } of others) shop.control.pay(providerOrderId, { method: 'bca_va' })
    expect(await shop.checkAll()).toMatchObject({ paid: 24, unanswered: 2 })
    expect(await nextCheckIn(stubborn.id)).toBeLessThan(1.5)
  })

  it('closes the page of an erased customer, and keeps no token or URL of it', async () => {
    const { id, token } = await started('virtual_account', { customerPhone: '0813-1111-2222' })
    await shop.setStatus(id, 'cancelled')
    await erasePerson(shop.db, 'admin:pemilik', id)
    await reconcileDue(shop.payments)
    expect(shop.control.pages().find((page) => page.token === token)?.closed).toBe('canceled')
    expect(await shop.attemptsOf(id)).toMatchObject([{ state: 'replaced', token: null, redirectUrl: null }])
  })

  it('claims and postpones attempts without waiting for a transaction that is writing one of them', async () => {
    const [free, written] = [await started(), await started()]
    const ids = [free.attempt.id, written.attempt.id]
    await shop.makeChecksDue()
    await inTransaction(shop.db, async (tx) => {
      await tx.execute(sql`select id from payment_attempts where order_id = ${written.id} for update`)
      expect(await claimDueAttempts(shop.db, 20, 60_000)).toEqual([ids[0]])
      await giveBackAttempts(shop.db, ids, 10 * 60_000)
    })
    expect(await nextCheckIn(free.id)).toBeGreaterThan(9)
    expect(await nextCheckIn(written.id)).toBeLessThan(2)
  })

  it('ends the open payments of an order at once when an adopted payment pays it', async () => {
    const forgotten = await started()
    // A backup from before the attempt is restored.
    await shop.db.execute(sql`delete from payment_attempts where order_id = ${forgotten.id}`)
    await shop.db.execute(sql`update payment_secrets set retired_at = now() where retired_at is null`)
    const { token } = (await shop.create(forgotten)).json()
    await shop.pay(forgotten.providerOrderId, { method: 'bca_va' })
    expect((await shop.orderRow(forgotten.id)).isPaid).toBe(true)
    await reconcileDue(shop.payments)
    expect(await shop.statesOf(forgotten.id)).toEqual(['replaced', 'paid'])
    expect(shop.control.pages().find((page) => page.token === token)?.closed).toBe('canceled')
  })

  it('checks each attempt once, however many processes run in parallel', async () => {
    await many(12)
    await shop.makeChecksDue()
    const before = shop.control.requests().length
    const rounds = await Promise.all([1, 2, 3].map(() => reconcileDue(shop.payments)))
    expect(rounds.reduce((sum, { asked }) => sum + asked, 0)).toBe(12)
    const asked = shop.control.requests().slice(before)
    expect(asked.filter(({ path }) => path.endsWith('/status'))).toHaveLength(12)
  })

  // Its failures open the circuit breaker for the calls of later tests.
  it('postpones the rest when the provider does not answer, and continues there later', async () => {
    shop.control.faults.arm({ fault: 'status-500' })
    const orders = await many(10)
    const silent = await shop.checkAll()
    expect(silent.unanswered).toBeGreaterThan(0)
    // Checks that had begun; the others were not made.
    expect(silent.unanswered).toBeLessThanOrEqual(4)
    for (const { id } of orders) {
      expect(await shop.statesOf(id)).toEqual(['open'])
      expect(await nextCheckIn(id)).toBeGreaterThan(0.5)
      expect(await nextCheckIn(id)).toBeLessThan(1.5)
    }
  })

  it('records its run, and starts no round after it was stopped', async () => {
    const runs = () => shop.db.select().from(jobRuns)
    const reconciler = startReconciler(shop.payments, 1)
    await expect
      .poll(runs)
      .toMatchObject([{ name: 'payment-reconciler', result: { asked: expect.any(Number), paid: 0 } }])
    await reconciler.stop()
    const [run] = await runs()
    expect(Number(run?.finishedAt)).toBeGreaterThanOrEqual(Number(run?.startedAt))
    // Meanwhile a job with the same interval that goes on has many rounds.
    let rounds = 0
    const other = startPeriodicJob(async () => {
      await runs()
      rounds += 1
    }, 1)
    await expect.poll(() => rounds).toBeGreaterThan(50)
    await other.stop()
    expect(await runs()).toEqual([run])
  })
})
