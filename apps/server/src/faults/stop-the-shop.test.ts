import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportFigures, sized } from '../testing/figures.ts'
import { orderForm } from '../testing/order-calls.ts'
import { buildShopProgram, type OpenShop, type ShopProgram } from '../testing/shop-program.ts'

/**
 * Threat T45 (docs/security.md): texts that are slow to clean, to compare and to search, sent by an unauthenticated
 * caller from ever new addresses. Response times of other requests meanwhile are compared with those during as many
 * ordinary requests, alternating in one run.
 */

let program: ShopProgram
let shop: OpenShop
beforeAll(async () => {
  program = await buildShopProgram()
  shop = await program.open({ DATA_DIR: program.newDataDir(), TRUST_PROXY: '1' })
})
afterAll(() => program.remove())

let senders = 0
/** Each request has another address, so that no limit per address applies. */
const post = async (path: string, body: object): Promise<number> => {
  senders += 1
  const answer = await fetch(shop.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.9.${(senders >> 8) & 255}.${senders & 255}`,
    },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

const order = () =>
  post('/api/orders', { ...orderForm, customerPhone: `0812${String(senders).padStart(8, '0')}` })
const review = { customerName: 'Sari', rating: 5, reviewText: 'Enak sekali, mantap' }

/** As many requests as there are entry points: a text in every field that an unauthenticated caller can send. */
const requestsWith = (textOf: (unit: string) => string): (() => Promise<number>)[] => [
  () => post('/api/orders', { ...orderForm, customerName: textOf(' ') }),
  () => post('/api/orders', { ...orderForm, customerAddress: textOf('\u2800') }),
  () => post('/api/orders', { ...orderForm, notes: textOf('\u0301\u0323') }),
  () => post('/api/orders', { ...orderForm, customerPhone: textOf('62') }),
  () => post('/api/reviews', { ...review, reviewText: textOf('\u00A0') }),
  () => post('/api/reviews', { ...review, customerEmail: textOf('a.') }),
  () => post('/api/orders/1/access', { phone: textOf('\t') }),
  () => post('/api/admin/login', { username: textOf('\u200B'), password: 'x' }),
]

/** At most 32,000 characters, to fit into a body of 32 KiB. */
const nasty = requestsWith((unit) => {
  const bytes = Buffer.byteLength(JSON.stringify(unit)) - 2
  return `Sari${unit.repeat(Math.floor(31_000 / bytes))}Rahma`
})
/** Refused as well, for a character that no database can hold. */
const ordinary = requestsWith(() => '\0')

const hundred = 100
const senderCount = 8
const orderEveryMs = sized(100, 1_000)

type Waited = { silence: number; slowest: number; took: number; statuses: number[]; placed: number[] }

/**
 * Response times of others (ms) while a hundred such requests are sent, eight at a time, and orders arrive at an even
 * rate.
 */
const waitedBeside = async (requests: readonly (() => Promise<number>)[]): Promise<Waited> => {
  let [isOver, silence, slowest] = [false, 0, 0]
  const asking = (async () => {
    while (!isOver) {
      const from = performance.now()
      const answer = await shop.get('/healthz')
      await answer.arrayBuffer()
      silence = Math.max(silence, performance.now() - from)
      expect(answer.status).toBe(200)
    }
  })()
  const placing: Promise<number>[] = []
  const ordering = (async () => {
    do {
      const from = performance.now()
      placing.push(
        order().then((status) => {
          slowest = Math.max(slowest, performance.now() - from)
          return status
        }),
      )
      await wait(orderEveryMs)
    } while (!isOver)
  })()
  const from = performance.now()
  const statuses: number[] = []
  let next = 0
  const sender = async () => {
    while (next < hundred) {
      next += 1
      statuses.push((await requests[next % requests.length]?.()) ?? 0)
    }
  }
  await Promise.all(Array.from({ length: senderCount }, sender))
  const took = performance.now() - from
  isOver = true
  await Promise.all([asking, ordering])
  return { silence, slowest, took, statuses, placed: await Promise.all(placing) }
}

const bearable = 5
/** A slow moment of the machine affects one turn; the cost of the texts affects all. */
const [leastTurns, mostTurns] = [3, 15]

test('a hundred of the slowest texts delay no other request more than ordinary requests do', async () => {
  await waitedBeside(ordinary)
  const turns: { usual: Waited; attacked: Waited }[] = []
  const ratio = (of: (waited: Waited) => number) =>
    Math.min(...turns.map(({ attacked }) => of(attacked))) / Math.min(...turns.map(({ usual }) => of(usual)))
  /** The min over all turns: orders refused because the machine was slow for a moment do not count. */
  const found = () => ({
    silence: ratio(({ silence }) => silence),
    took: ratio(({ took }) => took),
    turnedAway: Math.min(
      ...turns.map(
        ({ attacked }) =>
          [...attacked.placed, ...attacked.statuses].filter((status) => status === 503).length,
      ),
    ),
  })
  const isGood = () => {
    const { silence, took, turnedAway } = found()
    return silence < bearable && took < bearable && turnedAway === 0
  }
  while (turns.length < mostTurns && !(turns.length >= leastTurns && isGood())) {
    const [usual, attacked] = [await waitedBeside(ordinary), await waitedBeside(nasty)]
    turns.push({ usual, attacked })
    // Every order is accepted; every one of the hundred is refused for its text, none with 5xx.
    for (const status of [...usual.placed, ...attacked.placed]) expect([201, 503]).toContain(status)
    for (const status of attacked.statuses) expect([400, 503]).toContain(status)
  }
  reportFigures({
    stopTheShopSlowestOrderMs: Math.max(...turns.map(({ attacked }) => attacked.slowest)),
    stopTheShopSilenceMs: Math.max(...turns.map(({ attacked }) => attacked.silence)),
  })
  const { silence, took, turnedAway } = found()
  expect(silence).toBeLessThan(bearable)
  expect(took).toBeLessThan(bearable)
  expect(turnedAway).toBe(0)
})
