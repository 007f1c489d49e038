import { setImmediate as turn } from 'node:timers/promises'
import type { PlaceOrderInput } from '@dimsum/contract/orders'
import { catalogue, type PackageType } from '@dimsum/domain/catalogue'
import { piecesOf } from '@dimsum/domain/pricing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { connect, type Database } from '../db/connection.ts'
import type { ShopApp } from '../http/app-parts.ts'
import { defaultSettings } from '../shop-settings/default-settings.ts'
import { createSettingsStore } from '../shop-settings/settings-store.ts'
import { anOrder } from '../testing/orders.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'

/**
 * Two hundred buyers race for one Saturday of 600 pieces, through two processes' worth of app and pool, while the owner
 * cancels orders. `KITCHEN_RACE_ROUNDS` sets how often; each round prints its figures.
 */
const rounds = Number(process.env.KITCHEN_RACE_ROUNDS ?? 2)
const capacity = 600
const buyers = 200
const now = () => new Date('2026-11-21T03:00:00Z')

let shop: TestApp
let admin: Record<string, string>
let second: { app: ShopApp; database: Database }
let watcher: Database

beforeAll(async () => {
  shop = await buildTestApp({ now })
  admin = await shop.signIn()
  const database = connect(shop.database.url)
  const settings = createSettingsStore(database.db, defaultSettings(shop.parts.config.shop))
  second = {
    app: await buildApp({ ...shop.parts, db: database.db, pool: database.pool, settings }),
    database,
  }
  watcher = connect(shop.database.url, { max: 1 })
})
afterAll(async () => {
  await second.app.close()
  await second.database.close()
  await watcher.close()
  await shop.close()
})

type Wish = { packageType: PackageType; quantity: number; items?: PlaceOrderInput['items'] }
type Outcome = { wish: Wish; pieces: number; orderId: number | null }

/** A different mix each round, the same at every run: one or two packages of any size. */
const wishOf = (round: number, buyer: number): Wish => {
  const seed = (round * 7919 + buyer * 104_729) % 1009
  const type: PackageType = seed % 9 === 0 ? '100pcs' : seed % 3 === 0 ? '20pcs' : '10pcs'
  const wish: Wish = { packageType: type, quantity: 1 + (seed % 7 === 0 ? 2 : 0) }
  return seed % 4 === 0 ? { ...wish, items: [{ packageType: '20pcs', quantity: 1 }] } : wish
}
const piecesOfWish = ({ items = [], ...first }: Wish) => piecesOf([first, ...items])

let sent = 0
/** One buyer: asks again when the shop is busy, as the form does, and takes a refusal for an answer. */
const buy = async (day: string, wish: Wish): Promise<Outcome> => {
  sent += 1
  const key = `race-${sent}-key`
  const remoteAddress = `10.${(sent >> 8) % 250}.${sent % 250}.3`
  const { app } = sent % 2 === 0 ? shop : second
  for (;;) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      remoteAddress,
      headers: { 'idempotency-key': key },
      payload: {
        ...anOrder({ customerPhone: `0812${String(10_000_000 + sent)}` }),
        ...wish,
        deliveryDate: day,
      },
    })
    if (answer.statusCode === 503) {
      await turn()
      continue
    }
    expect([201, 409]).toContain(answer.statusCode)
    return {
      wish,
      pieces: piecesOfWish(wish),
      orderId: answer.statusCode === 201 ? answer.json().id : null,
    }
  }
}

const cancel = async (id: number) => {
  for (;;) {
    const answer = await (id % 2 === 0 ? second : shop).app.inject({
      method: 'PATCH',
      url: `/api/orders/${id}/status`,
      cookies: admin,
      payload: { status: 'cancelled' },
    })
    if (answer.statusCode !== 503) return expect(answer.statusCode).toBe(200)
    await turn()
  }
}

/** What the book says and what the live orders hold, in one look. */
const look = async (day: string): Promise<{ taken: number; held: number }> => {
  const { rows } = await watcher.pool.query(
    `select coalesce((select taken from kitchen_days where day = $1), 0)::int as taken,
       coalesce((select sum(pieces) from orders where delivery_date = $1 and status <> 'cancelled'), 0)::int as held`,
    [day],
  )
  return rows[0]
}

/** Looks again and again until the work is done; answers the most it saw. */
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
  }
  await done
  return most
}

const accepted = (outcomes: readonly Outcome[]) => outcomes.filter(({ orderId }) => orderId !== null)
const refused = (outcomes: readonly Outcome[]) => outcomes.filter(({ orderId }) => orderId === null)
const sum = (outcomes: readonly Outcome[]) => outcomes.reduce((total, { pieces }) => total + pieces, 0)

it(
  `${buyers} buyers for ${capacity} pieces: never one piece too many, nobody refused while there is room`,
  async () => {
    const figures = []
    for (let round = 1; round <= rounds; round += 1) {
      const day = `2026-12-${String(1 + (round % 20)).padStart(2, '0')}`
      await shop.database.pool.query('update orders set delivery_date = null where delivery_date = $1', [day])
      await shop.database.pool.query(
        'insert into kitchen_days (day, capacity) values ($1, $2) on conflict (day) do update set capacity = $2, taken = 0',
        [day, capacity],
      )

      // All at once, nobody cancels: room only shrinks, so who was refused must not fit at the end either.
      const first: Outcome[] = []
      const rush = Promise.all(
        Array.from({ length: buyers }, async (_, n) => first.push(await buy(day, wishOf(round, n)))),
      )
      const mostInRush = await watch(day, rush)
      const full = capacity - sum(accepted(first))
      expect(refused(first).filter(({ pieces }) => pieces <= full)).toEqual([])

      // Every third order is cancelled while everybody who was refused asks again.
      const gone = accepted(first).filter((_, n) => n % 3 === 0)
      const later: Outcome[] = []
      const churn = Promise.all([
        ...gone.map(({ orderId }) => cancel(orderId ?? 0)),
        ...refused(first).map(async ({ wish }) => later.push(await buy(day, wish))),
      ])
      const mostInChurn = await watch(day, churn)
      const afterChurn = await look(day)
      expect(afterChurn.held).toBe(sum(accepted(first)) - sum(gone) + sum(accepted(later)))

      // At rest, whoever fits gets in and whoever does not is refused, one after the other.
      let wrong = 0
      for (const { wish, pieces } of refused(later)) {
        const { held } = await look(day)
        const outcome = await buy(day, wish)
        if ((outcome.orderId !== null) !== held + pieces <= capacity) wrong += 1
      }
      const end = await look(day)
      expect(wrong).toBe(0)
      expect(Math.max(mostInRush, mostInChurn, end.held)).toBeLessThanOrEqual(capacity)
      expect(capacity - end.held).toBeLessThan(catalogue['20pcs'].pieces)
      figures.push(
        `round ${round}: ${accepted(first).length} of ${buyers} in at once, most pieces seen ${mostInRush}; ` +
          `${gone.length} cancelled against ${refused(first).length} asking again, ${accepted(later).length} in, ` +
          `most ${mostInChurn}; at rest ${end.held} of ${capacity}, wrong answers ${wrong}`,
      )
    }
    console.log(figures.join('\n'))
  },
  60_000 * Math.max(1, rounds),
)
