import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OrderStatus, orderStatuses } from '@dimsum/domain/order-status'
import { addWibDays, wibDay } from '@dimsum/domain/wib-date'
import { describe, expect, it } from 'vitest'
import { orderPayments } from '../../../payments/order-payments.ts'
import { startReconciler } from '../../../payments/reconcile/reconcile.ts'
import type { PeriodicJob } from '../../../platform/jobs/periodic-job.ts'
import { startOutbox } from '../../../platform/outbox/start-outbox.ts'
import { noLimits } from '../../../testing/no-limits.ts'
import { openPaymentShop } from '../../../testing/payment-shop.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'
import { silentLog } from '../../../testing/test-payments.ts'
import { startMaintenance } from '../../../wiring/maintenance-jobs.ts'
import { startNotifications } from '../../notifications/start-notifications.ts'
import { expireOrders, startOrderExpiry } from './expire-orders.ts'

/** The owner's last decision about an order takes precedence: no job of the shop undoes it. */

const shop = await openPaymentShop()
const query = shop.rows
Object.assign(shop.parts, { limits: noLimits })

/** The periodic jobs, by the file that starts them. */
const jobs: Record<string, () => PeriodicJob> = {
  'wiring/maintenance-jobs.ts': () =>
    startMaintenance({
      ...shop.parts,
      databaseUrl: shop.database.url,
      backup: shop.parts.config.backup,
      isProduction: true,
      log: silentLog,
    }),
  'shop/orders/expire/expire-orders.ts': () => startOrderExpiry({ ...shop.parts, log: silentLog }),
  'payments/reconcile/reconcile.ts': () => startReconciler(shop.payments),
  'shop/notifications/start-notifications.ts': () => startNotifications({ ...shop.parts, log: silentLog }),
  'platform/outbox/start-outbox.ts': () =>
    startOutbox({ db: shop.db, senders: [], addressEvents: async () => false, log: silentLog }),
}

/** Two days later every job runs twice. */
const letJobsRun = async () => {
  await query(`
    update payment_attempts set created_at = created_at - interval '2 days',
      updated_at = updated_at - interval '2 days', expires_at = expires_at - interval '2 days',
      next_check_at = next_check_at - interval '2 days'`)
  for (let round = 0; round < 2; round += 1) {
    await query('delete from job_runs')
    await query("update payment_attempts set updated_at = updated_at - interval '2 days'")
    for (const start of Object.values(jobs)) {
      const rounds = start()
      await rounds.run()
      await rounds.stop()
    }
  }
}

const placeAndPress = () =>
  shop.started('virtual_account', { deliveryDate: addWibDays(wibDay(new Date()), 3) })
type Placed = Awaited<ReturnType<typeof placeAndPress>>
const statusOf = async ({ id }: Placed) => (await shop.orderRow(id)).status

it('every job is in the list above', () => {
  const source = join(import.meta.dirname, '../../..')
  const starters = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'platform/jobs/periodic-job.ts',
    )
    .filter((file) => readFileSync(join(source, file), 'utf8').includes('startPeriodicJob('))
  expect(starters.sort()).toEqual(Object.keys(jobs).sort())
})

/** The owner's decisions, and what happens between them. */
type Step = OrderStatus | 'the jobs run' | 'another page is opened' | 'money is on its way'
const take = async (placed: Placed, step: Step) => {
  if (step === 'the jobs run') return letJobsRun()
  if (step === 'another page is opened') return expect((await shop.create(placed)).statusCode).toBe(200)
  if (step === 'money is on its way') return shop.payUnheard(placed.providerOrderId, { method: 'bca_va' })
  const answer = await shop.setStatus(placed.id, step, { reason: 'kata pemilik' })
  expect(answer.statusCode, answer.body).toBe(200)
}

describe("no job undoes the owner's last decision", () => {
  it.each<[string, OrderStatus, Step[]]>([
    ...orderStatuses.map((status): [string, OrderStatus, Step[]] => [
      `made it ${status}`,
      status,
      [status === 'pending' ? 'confirmed' : 'pending', status],
    ]),
    ['took her own cancellation back («Urungkan»)', 'pending', ['cancelled', 'pending']],
    ['reopened what the shop had cancelled', 'pending', ['the jobs run', 'pending']],
    [
      'reopened it, and another page of its customer ran out',
      'pending',
      ['the jobs run', 'pending', 'another page is opened'],
    ],
    ['cancelled it, and money came', 'cancelled', ['money is on its way', 'cancelled']],
  ])('when she %s', async (_what, status, steps) => {
    const placed = await placeAndPress()
    for (const step of steps) await take(placed, step)
    const untouched = await placeAndPress()
    await letJobsRun()
    await letJobsRun()
    expect(await statusOf(placed)).toBe(status)
    // The same jobs cancel an order about which she decided nothing.
    expect(await statusOf(untouched)).toBe('cancelled')
    shop.control.faults.clear()
  })

  it('when she decides between the check and the action of a job', async () => {
    const placed = await placeAndPress()
    await query(`
      update payment_attempts set state = 'expired', next_check_at = null, updated_at = now() - interval '3 hours'
      where order_id = ${placed.id}`)
    const decide = `with locked as (select id from orders where id = $1 for no key update)
      insert into order_events (order_id, actor, kind, data) select id, 'admin:pemilik', 'status', '{}' from locked`
    const expire = () =>
      expireOrders({ db: shop.db, orderPayments, now: () => new Date(), log: silentLog }, defaultShopRules)
    expect(await shop.database.whileLocked(decide, [placed.id], expire)).toEqual([])
    expect(await statusOf(placed)).toBe('pending')
  })

  it('and orders she reopened do not keep others from being cancelled', async () => {
    const reopened = await placeAndPress()
    await query(
      `insert into order_events (order_id, actor, kind, data)
       select id, 'admin:pemilik', 'status', '{}' from orders where id = $1`,
      [reopened.id],
    )
    // A round handles a limited number of orders.
    await query(
      `with placed as (
         insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
           total_price, delivery_date)
         select 'Siti', '0811', '81100000000', 'Jl. Kenanga No. 5', '10pcs', 1, 10, 30000, $1 from generate_series(1, 101)
         returning id
       ), pressed as (
         insert into payment_attempts (order_id, provider_order_id, method, amount, state, token, updated_at)
         select id, 'ORDER-' || id || '-1', 'gopay', 30000, 'expired', 'a page', now() - interval '3 hours' from placed
       )
       insert into order_events (order_id, actor, kind, data) select id, 'admin:pemilik', 'status', '{}' from placed`,
      [addWibDays(wibDay(new Date()), 4)],
    )
    const untouched = await placeAndPress()
    await letJobsRun()
    expect(await statusOf(untouched)).toBe('cancelled')
    expect(await statusOf(reopened)).toBe('pending')
  })
})
