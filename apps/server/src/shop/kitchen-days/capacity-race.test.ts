import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { catalogue } from '@dimsum/domain/catalogue'
import type { PackageType } from '@dimsum/domain/menu'
import { piecesOf } from '@dimsum/domain/pricing'
import { afterAll, expect, it } from 'vitest'
import { connect } from '../../platform/db/connection.ts'
import { anOrder } from '../../testing/orders.ts'
import { patience } from '../../testing/patience.ts'
import { retryingFetch } from '../../testing/retrying-fetch.ts'
import { buildShopChildren } from '../../testing/shop-children.ts'
import { buildTestApp } from '../../testing/test-app.ts'

/**
 * Two hundred buyers race for one Saturday of 600 pieces, through two server processes, while the owner cancels orders.
 * `KITCHEN_RACE_ROUNDS` sets the number of rounds; each round prints its figures, and the run one line of JSON.
 */
const rounds = Number(process.env.KITCHEN_RACE_ROUNDS ?? 1)
const capacity = 600
const buyers = 200

const shop = await buildTestApp()
const admin = Object.entries(await shop.signIn())
  .map(([name, value]) => `${name}=${value}`)
  .join('; ')
const children = await buildShopChildren(new Date('2026-11-21T03:00:00Z'))
const processes = await Promise.all([0, 1].map(async () => (await children.start(shop.database.url)).origin))
const watcher = connect(shop.database.url, { ...patience, max: 1 })
afterAll(async () => {
  await watcher?.close()
  await children?.remove()
  await shop.close()
})

type Wish = { packageType: PackageType; quantity: number; items?: PlaceOrderInput['items'] }
type Outcome = { wish: Wish; pieces: number; orderId: number | null }

/** A different mix per round, the same in every run: one or two packages of any size. */
const wishOf = (round: number, buyer: number): Wish => {
  const seed = (round * 7919 + buyer * 104_729) % 1009
  const type: PackageType = seed % 9 === 0 ? '100pcs' : seed % 3 === 0 ? '20pcs' : '10pcs'
  const wish: Wish = { packageType: type, quantity: 1 + (seed % 7 === 0 ? 2 : 0) }
  if (seed % 4 !== 0 || type === '20pcs') return wish
  return { ...wish, items: [{ ...wish }, { packageType: '20pcs', quantity: 1 }] }
}
const piecesOfWish = ({ items, ...first }: Wish) => piecesOf(items ?? [first])

const call = (n: number, method: string, path: string, headers: Record<string, string>, body: object) =>
  retryingFetch(`${processes[n % processes.length]}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

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
  const headers = {
    'idempotency-key': `race-${buyer}-key`,
    'x-forwarded-for': `10.${(buyer >> 8) % 250}.${buyer % 250}.3`,
  }
  const answer = await call(buyer, 'POST', '/api/orders', headers, order)
  const { id } = (await answer.json()) as { id: number }
  expect([201, 409]).toContain(answer.status)
  return { wish, pieces: piecesOfWish(wish), orderId: answer.status === 201 ? id : null }
}

const cancel = async (id: number) => {
  const path = `/api/orders/${id}/status`
  const answer = await call(id, 'PATCH', path, { cookie: admin }, { status: 'cancelled' })
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
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
const rush = async (day: string, round: number) => {
  const outcomes: Outcome[] = []
  const everybody = Promise.all(
    Array.from({ length: buyers }, async (_, n) => outcomes.push(await buy(day, wishOf(round, n)))),
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

const playRound = async (round: number) => {
  const day = `2026-12-${String(1 + (round % 20)).padStart(2, '0')}`
  await shop.database.pool.query('update orders set delivery_date = null where delivery_date = $1', [day])
  await shop.database.pool.query(
    'insert into kitchen_days (day, capacity) values ($1, $2) on conflict (day) do update set capacity = $2, taken = 0',
    [day, capacity],
  )
  const first = await rush(day, round)
  const second = await churn(day, first.outcomes)
  const end = await rest(day, refused(second.outcomes))
  return {
    round,
    acceptedAtOnce: accepted(first.outcomes).length,
    cancelled: second.gone.length,
    askedAgain: second.outcomes.length,
    acceptedAgain: accepted(second.outcomes).length,
    mostPieces: Math.max(first.most, second.most, end.held),
    piecesAtTheEnd: end.held,
    refusedAlthoughFree: first.wrong + end.wrong,
  }
}

it(
  `${buyers} buyers for ${capacity} pieces: never one piece too many, none refused while capacity is left`,
  async () => {
    const figures: Awaited<ReturnType<typeof playRound>>[] = []
    for (let round = 1; round <= rounds; round += 1) figures.push(await playRound(round))
    for (const one of figures) {
      console.log(
        `round ${one.round}: ${one.acceptedAtOnce} of ${buyers} in at once; ${one.cancelled} cancelled against ` +
          `${one.askedAgain} asking again, ${one.acceptedAgain} in; most pieces seen ${one.mostPieces}; at rest ` +
          `${one.piecesAtTheEnd} of ${capacity}; refused although free ${one.refusedAlthoughFree}`,
      )
    }
    const total = (name: 'refusedAlthoughFree' | 'cancelled') =>
      figures.reduce((sumOfAll, one) => sumOfAll + one[name], 0)
    console.log(
      JSON.stringify({
        figures: 'kitchen-capacity-race',
        processes: processes.length,
        rounds,
        buyers,
        capacity,
        cancelled: total('cancelled'),
        mostPieces: Math.max(...figures.map(({ mostPieces }) => mostPieces)),
        fewestPiecesAtTheEnd: Math.min(...figures.map(({ piecesAtTheEnd }) => piecesAtTheEnd)),
        refusedAlthoughFree: total('refusedAlthoughFree'),
      }),
    )
    for (const { mostPieces, piecesAtTheEnd, refusedAlthoughFree } of figures) {
      expect(refusedAlthoughFree).toBe(0)
      expect(mostPieces).toBeLessThanOrEqual(capacity)
      expect(capacity - piecesAtTheEnd).toBeLessThan(catalogue['20pcs'].pieces)
    }
  },
  300_000 * Math.max(1, rounds),
)
