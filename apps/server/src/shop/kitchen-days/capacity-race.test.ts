import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { catalogue } from '@dimsum/domain/catalogue'
import type { PackageType } from '@dimsum/domain/menu'
import { piecesOf } from '@dimsum/domain/pricing'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { connect } from '../../platform/db/connection.ts'
import { anOrder } from '../../testing/orders.ts'
import { patience } from '../../testing/patience.ts'
import { openSecondInstance } from '../../testing/second-instance.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { untilRoom } from '../../testing/until-room.ts'

/**
 * Two hundred buyers race for one Saturday of 600 pieces, through two instances of the shop, while the owner cancels
 * orders.
 */
const capacity = 600
const buyers = 200

const shop = await buildTestApp({ now: () => new Date('2026-11-21T03:00:00Z') })
const admin = await shop.signIn()
const second = await openSecondInstance(shop)
const watcher = connect(shop.database.url, { ...patience, max: 1 })
afterAll(async () => {
  await watcher?.close()
  await second.close()
  await shop.close()
})

type Wish = { packageType: PackageType; quantity: number; items?: PlaceOrderInput['items'] }
type Outcome = { wish: Wish; pieces: number; orderId: number | null }

/** One or two packages of any size, the same in every run. */
const wishOf = (buyer: number): Wish => {
  const seed = (7919 + buyer * 104_729) % 1009
  const type: PackageType = seed % 9 === 0 ? '100pcs' : seed % 3 === 0 ? '20pcs' : '10pcs'
  const wish: Wish = { packageType: type, quantity: 1 + (seed % 7 === 0 ? 2 : 0) }
  if (seed % 4 !== 0 || type === '20pcs') return wish
  return { ...wish, items: [{ ...wish }, { packageType: '20pcs', quantity: 1 }] }
}
const piecesOfWish = ({ items, ...first }: Wish) => piecesOf(items ?? [first])

const call = (n: number, request: InjectOptions) =>
  untilRoom(async () => (n % 2 === 0 ? shop.app : second.app).inject(request))

let sent = 0
/** One buyer: retries when the shop is busy, like the form, and accepts a refusal. */
const buy = async (day: string, wish: Wish): Promise<Outcome> => {
  sent += 1
  const buyer = sent
  const order = {
    ...anOrder({ customerPhone: `0812${String(10_000_000 + buyer)}` }),
    ...wish,
    deliveryDate: day,
  }
  const { statusCode, json } = await call(buyer, {
    method: 'POST',
    url: '/api/orders',
    payload: order,
    headers: { 'idempotency-key': `race-${buyer}-key` },
    remoteAddress: `10.${(buyer >> 8) % 250}.${buyer % 250}.3`,
  })
  expect([201, 409]).toContain(statusCode)
  return { wish, pieces: piecesOfWish(wish), orderId: statusCode === 201 ? json().id : null }
}

const cancel = async (id: number) => {
  const url = `/api/orders/${id}/status`
  const answer = await call(id, { method: 'PATCH', url, payload: { status: 'cancelled' }, cookies: admin })
  expect(answer.statusCode).toBe(200)
}

/** The counter and the sum over open orders, in one query. */
const look = async (day: string): Promise<{ taken: number; held: number }> => {
  const { rows } = await watcher.pool.query(
    `select coalesce((select taken from kitchen_days where day = $1), 0)::int as taken,
       coalesce((select sum(pieces) from orders where delivery_date = $1 and status <> 'cancelled'), 0)::int as held`,
    [day],
  )
  return rows[0]
}

/** Looks every 20 ms until the work is done; returns the highest value it saw. */
const watch = async (day: string, work: Promise<unknown>): Promise<number> => {
  let busy = true
  const done = work.finally(() => {
    busy = false
  })
  let most = 0
  while (busy) {
    const { taken, held } = await look(day)
    expect(taken).toBe(held)
    most = Math.max(most, held)
    await pause(20)
  }
  await done
  return most
}

const accepted = (outcomes: readonly Outcome[]) => outcomes.filter(({ orderId }) => orderId !== null)
const refused = (outcomes: readonly Outcome[]) => outcomes.filter(({ orderId }) => orderId === null)
const sum = (outcomes: readonly Outcome[]) => outcomes.reduce((total, { pieces }) => total + pieces, 0)

/** All buyers at once and no cancellation: capacity only shrinks, so a refused order must not fit at the end either. */
const rush = async (day: string) => {
  const outcomes: Outcome[] = []
  const everybody = Promise.all(
    Array.from({ length: buyers }, async (_, n) => outcomes.push(await buy(day, wishOf(n)))),
  )
  const most = await watch(day, everybody)
  const free = capacity - sum(accepted(outcomes))
  return { outcomes, most, wrong: refused(outcomes).filter(({ pieces }) => pieces <= free).length }
}

/** Every third order is cancelled while everybody who was refused asks again. */
const churn = async (day: string, before: readonly Outcome[]) => {
  const gone = accepted(before).filter((_, n) => n % 3 === 0)
  const outcomes: Outcome[] = []
  const all = Promise.all([
    ...gone.map(({ orderId }) => cancel(orderId ?? 0)),
    ...refused(before).map(async ({ wish }) => outcomes.push(await buy(day, wish))),
  ])
  const most = await watch(day, all)
  const { held } = await look(day)
  expect(held).toBe(sum(accepted(before)) - sum(gone) + sum(accepted(outcomes)))
  return { gone, outcomes, most }
}

/** Sequentially: an order that fits is accepted, another one is refused. */
const rest = async (day: string, waiting: readonly Outcome[]) => {
  let wrong = 0
  for (const { wish, pieces } of waiting) {
    const { held } = await look(day)
    const { orderId } = await buy(day, wish)
    if ((orderId !== null) !== held + pieces <= capacity) wrong += 1
  }
  return { wrong, held: (await look(day)).held }
}

it(`${buyers} buyers for ${capacity} pieces: never one piece too many, none refused while capacity is left`, async () => {
  const day = '2026-12-02'
  await shop.database.pool.query('insert into kitchen_days (day, capacity) values ($1, $2)', [day, capacity])
  const first = await rush(day)
  const second = await churn(day, first.outcomes)
  expect(second.gone.length).toBeGreaterThan(0)
  const end = await rest(day, refused(second.outcomes))
  expect(first.wrong + end.wrong, 'refused although free').toBe(0)
  expect(Math.max(first.most, second.most, end.held)).toBeLessThanOrEqual(capacity)
  expect(capacity - end.held).toBeLessThan(catalogue['20pcs'].pieces)
}, 300_000)
