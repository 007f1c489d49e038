import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orderPayments } from '../../../payments/order-payments.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { expireOrders, startOrderExpiry } from './expire-orders.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const now = () => new Date('2026-11-21T03:00:00Z')
const day = '2026-11-28'
const shop = await buildTestApp({ now })
const query = shop.rows
const admin = await shop.signIn()
beforeEach(async () => {
  await shop.rows("update orders set delivery_date = null, status = 'delivered'; truncate kitchen_days")
})

/** Every failure that a round logged. */
const logged: object[] = []
const log = { error: (facts: object) => void logged.push(facts) }
const expire = (unpaidHours = defaultShopRules.unpaidHours) =>
  expireOrders({ db: shop.database.db, now, orderPayments, log }, { ...defaultShopRules, unpaidHours })
const place = async (overrides: object = {}) => {
  const answer = await shop.order({ packageType: '100pcs', deliveryDate: day, ...overrides })
  return answer.json().id as number
}
/** An attempt whose customer got a page. */
const attempt = (orderId: number, state: string, age: string, n = 1) =>
  query(
    `insert into payment_attempts (order_id, provider_order_id, method, amount, state, token, updated_at)
     values ($1::int, 'ORDER-' || $1::int || '-' || $4::int, 'virtual_account', 270000, $2, 'a page', now() - $3::interval)`,
    [orderId, state, age, n],
  )
const taken = async () => (await query('select taken from kitchen_days where day = $1', [day]))[0]?.taken
const stateOf = async (id: number) =>
  (await query('select status, cancel_reason from orders where id = $1', [id]))[0]

describe('an unpaid order that nobody confirmed', () => {
  const stock = async () => (await query('select current_stock from inventory'))[0].current_stock
  const stocked = async (amount: number) =>
    query(
      `insert into inventory (package_type, current_stock, unit_price) values ('20pcs', $1, 58000)
       on conflict (package_type) do update set current_stock = excluded.current_stock`,
      [amount],
    )
  const wish = { packageType: '20pcs', quantity: 50, deliveryDate: null }
  const age = (id: number, hours: number) =>
    query(`update orders set order_date = now() - $2 * interval '1 hour' where id = $1`, [id, hours])
  afterEach(() => query('delete from inventory_movements; delete from inventory').catch(() => {}))

  it('without a day releases its stock after the owner’s hours, once', async () => {
    await stocked(60)
    const id = await place(wish)
    await age(id, 47)
    expect([await expire(48), await stock()]).toEqual([[], 10])
    await age(id, 49)
    expect([await expire(null), await stock()]).toEqual([[], 10])
    expect([await expire(48), await stock()]).toEqual([[id], 60])
    expect(await expire(48)).toEqual([])
  })

  it('with a proof of transfer stays until the owner has dealt with the proof', async () => {
    const id = await place()
    await age(id, 49)
    const proof = `insert into attention_items (kind, order_id, reference) values ('transfer-proof', $1, 'p')`
    await query(proof, [id])
    expect(await expire(48)).toEqual([])
    await query(`update attention_items set closed_at = now() where kind = 'transfer-proof'`)
    expect(await expire(48)).toEqual([id])
  })

  it('with a day releases it as well; one that reserves nothing stays, however old', async () => {
    const dated = await place()
    const free = await place({ deliveryDate: null })
    for (const id of [dated, free]) await age(id, 5000)
    expect([await expire(48), await taken()]).toEqual([[dated], 0])
    expect((await stateOf(free)).status).toBe('pending')
  })

  it('without a day releases a limited package and a limited promotion code', async () => {
    const limited = { packageType: '10pcs', quantity: 3, deliveryDate: null }
    await query("update packages set total_limit = 3 where package_type = '10pcs'")
    await query(
      "insert into promotion_codes (code, kind, value, most_uses) values ('SEKALI', 'percent', 10, 1)",
    )
    const [all, coded] = [
      await place(limited),
      await place({ packageType: '100pcs', deliveryDate: null, promotionCode: 'SEKALI' }),
    ]
    const refused = async () => [
      await place(limited),
      await place({ ...limited, packageType: '100pcs', promotionCode: 'SEKALI' }),
    ]
    expect(await refused()).toEqual([undefined, undefined])
    for (const id of [all, coded]) await age(id, 49)
    expect(await expire(48)).toEqual([all, coded])
    expect(await refused()).toEqual([expect.any(Number), expect.any(Number)])
    await query("update packages set total_limit = null where package_type = '10pcs'")
  })

  it('stays while a payment is open, or once it is paid, free, confirmed or reopened by the owner', async () => {
    await stocked(600)
    const move = async (id: number, status: string) =>
      expect((await shop.setStatus(id, status)).statusCode).toBe(200)
    await attempt(await place(wish), 'open', '1 minute')
    await query('update orders set is_paid = true, paid_at = now() where id = $1', [await place(wish)])
    await query('update orders set total_price = 0 where id = $1', [await place(wish)])
    await move(await place(wish), 'confirmed')
    const reopened = await place(wish)
    for (const status of ['cancelled', 'pending']) await move(reopened, status)
    await query(`update orders set order_date = now() - interval '5000 hours'`)
    expect(await expire(48)).toEqual([])
  })

  it('that takes more than half of a stock, a day or a limit is listed on «Perlu perhatian» at once, until it is decided', async () => {
    const open = async () =>
      (await shop.get('/api/admin/attention', admin))
        .json()
        .items.filter(({ kind }: { kind: string }) => kind === 'large-hold')
        .map(({ orderId }: { orderId: number }) => orderId)
    await stocked(60)
    const large = await place(wish)
    await place({ ...wish, quantity: 4 })
    await query(`insert into kitchen_days (day, capacity) values ($1, 350)`, [day])
    await place()
    const dated = await place({ quantity: 2 })
    await query("update packages set day_limit = 5 where package_type = '10pcs'")
    const perDay = { packageType: '10pcs', deliveryDate: '2026-11-29' }
    const ofLimit = await place({ ...perDay, quantity: 3 })
    await place({ ...perDay, quantity: 2 })
    await query("update packages set day_limit = null where package_type = '10pcs'")
    expect((await open()).sort()).toEqual([large, dated, ofLimit].sort())
    await query(`update orders set status = 'confirmed' where id = any ($1)`, [[ofLimit, large]])
    await query(`update orders set is_paid = true, paid_at = now() where id = $1`, [dated])
    expect(await open()).toEqual([])
  })
})

describe('an order whose payment expired', () => {
  it('keeps its capacity for two hours, releases it once, and records why', async () => {
    const id = await place()
    await attempt(id, 'expired', '1 hour 59 minutes')
    expect([await expire(), await taken()]).toEqual([[], 100])
    await query("update payment_attempts set updated_at = now() - interval '2 hours 1 minute'")
    expect([await expire(), await taken()]).toEqual([[id], 0])
    const cancel_reason = 'tidak dibayar sampai batas waktu'
    expect(await stateOf(id)).toEqual({ status: 'cancelled', cancel_reason })
    expect([await expire(), await taken()]).toEqual([[], 0])
    const events = "select actor, data from order_events where order_id = $1 and kind = 'status'"
    const data = { from: 'pending', to: 'cancelled' }
    expect(await query(events, [id])).toEqual([{ actor: 'system', data }])
  })

  it('releases its capacity once when several processes run in parallel', async () => {
    const ids = [await place(), await place(), await place()]
    for (const id of ids) await attempt(id, 'expired', '3 hours')
    const ended = await Promise.all([expire(), expire(), expire(), expire()])
    expect(ended.flat().sort((a, b) => a - b)).toEqual(ids)
    expect(await taken()).toBe(0)
  })

  it.each([
    ['failed', 'its card was denied'],
    ['cancelled', 'its customer left the page of the last method'],
    ['replaced', 'its last page was never used'],
  ])('gives them back too when the attempt is %s: %s', async (state) => {
    const id = await place()
    await attempt(id, state === 'replaced' ? 'expired' : 'replaced', '4 hours')
    await attempt(id, state, '1 hour', 2)
    expect(await expire()).toEqual([])
    await query("update payment_attempts set updated_at = now() - interval '3 hours'")
    expect([await expire(), await taken()]).toEqual([[id], 0])
  })

  it.each([
    ['was confirmed', (id: number) => query("update orders set status = 'confirmed' where id = $1", [id])],
    ['was paid', (id: number) => shop.payByHand(id)],
    ['is being paid anew', (id: number) => attempt(id, 'open', '5 hours', 2)],
    ['was paid and the payment was voided', (id: number) => attempt(id, 'reversed', '3 hours', 2)],
    ['was tried again a while ago', (id: number) => attempt(id, 'failed', '1 hour', 2)],
  ])('stays when it %s', async (_name, happen) => {
    const id = await place()
    await attempt(id, 'expired', '3 hours')
    await happen(id)
    expect([await expire(), await taken()]).toEqual([[], 100])
  })

  it('stays when its payment is recorded between the check and the cancellation', async () => {
    const id = await place()
    await attempt(id, 'expired', '3 hours')
    const pay =
      "insert into payments (order_id, amount, method, recorded_by) select id, total_price, 'tunai', 'admin:ibu' from orders where id = $1"
    expect(await shop.database.whileLocked(pay, [id], expire)).toEqual([])
    expect(await stateOf(id)).toMatchObject({ status: 'pending' })
  })

  it('that cannot be cancelled is logged, and those after it are cancelled all the same', async () => {
    const [broken = 0, ...sound] = [await place(), await place(), await place()]
    for (const id of [broken, ...sound]) await attempt(id, 'expired', '3 hours')
    await query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'broken row'; end $$;
      create trigger refuse before update on orders for each row when (old.id = ${broken}) execute function refuse()`)
    expect(await expire()).toEqual(sound)
    expect(await stateOf(broken)).toMatchObject({ status: 'pending' })
    expect(logged).toMatchObject([{ orderId: broken }])
    await query('drop function refuse cascade')
  })

  it('stays when it reserves no day, or when the owner entered it, and so does one whose payment was never started', async () => {
    const undated = await place({ deliveryDate: null })
    await attempt(undated, 'expired', '3 hours')
    const entered = await shop.enter({ deliveryDate: day })
    await attempt(entered.json().id, 'expired', '3 hours')
    await place()
    expect([await expire(), await taken()]).toEqual([[], 120])
  })
})

describe('the rounds', () => {
  it('join the running one, and end with it before the process does', async () => {
    const ids = [await place(), await place()]
    for (const id of ids) await attempt(id, 'expired', '3 hours')
    const holder = await shop.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from orders where id = $1 for update', [ids[0]])
    const rounds = startOrderExpiry({ ...shop.parts, log })
    const running = rounds.run()
    expect(rounds.run()).toBe(running)
    await expect.poll(() => shop.database.lockWaits()).toHaveLength(1)
    const stopping = rounds.stop()
    await holder.query('commit')
    holder.release()
    await stopping
    // The one that was in progress, and none after the stop.
    expect(await Promise.all(ids.map(stateOf))).toMatchObject([
      { status: 'cancelled' },
      { status: 'pending' },
    ])
  })
})
