import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderCalls, openOrderCalls } from '../../../testing/order-calls.ts'

let shop: OrderCalls
let normal: number
beforeAll(async () => {
  shop = await openOrderCalls()
  normal = (await shop.place()).order.id
  // Fonts are opened and code is compiled with the first ones.
  for (let n = 0; n < 5; n += 1) await draw(normal)
  // More than the database takes, so that a drawing lasts long enough to see what goes on beside it.
  await shop.rows('alter table orders drop constraint orders_text_maxima')
})
afterAll(() => shop.close())

const draw = async (id: number) => {
  const since = performance.now()
  const answer = await shop.get(`/api/orders/${id}/invoice.pdf`, shop.admin)
  return { status: answer.statusCode, ms: performance.now() - since }
}

/** Milliseconds; half were quicker. */
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const pictures = ['🥟', '😀', '❤️', '👨‍👩‍👧', '🇮🇩', '👍🏽']
const many = (length: number, sign: (n: number) => string) =>
  Array.from({ length }, (_, n) => sign(n)).join('')
/** Cut to the longest texts the database takes before they are stored. */
const hardRows: Record<string, { name?: string; address?: string; notes?: string }> = {
  'a name of 10,000 letters without a blank': { name: 'x'.repeat(10_000) },
  'a name of 10,000 Polish letters': { name: 'Łęśćńż'.repeat(1_667) },
  'a name of 10,000 blanks': { name: `a${' '.repeat(10_000)}b` },
  '500 lines of notes': { notes: many(500, (n) => `baris ${n}\n`) },
  'emoji alone': { name: many(5_000, (n) => pictures[n % 6] ?? '') },
  'a thousand different emoji': { notes: many(1_000, (n) => String.fromCodePoint(0x1f300 + n)) },
  'one letter under 10,000 accents': { name: `a${'\u0301\u0316'.repeat(5_000)}` },
  'letters under twenty accents each': { name: many(500, () => `a${'\u0301\u0316'.repeat(10)}`) },
  'signs no font has': { name: '李'.repeat(10_000), address: 'مرحبا '.repeat(80) },
  'a face for every sign': { name: 'aЖ🥟李'.repeat(2_500) },
}

const storeLongest = async ({ name, address, notes }: (typeof hardRows)[string]): Promise<number> => {
  const { order } = await shop.place()
  await shop.rows(
    `update orders set customer_name = coalesce(left($2, 100), customer_name), notes = left($3, 1000),
      customer_address = coalesce(left($4, 500), customer_address) where id = $1`,
    [order.id, name ?? null, notes ?? null, address ?? null],
  )
  return order.id
}
const storeName = async (name: string): Promise<number> => {
  const { order } = await shop.place()
  await shop.rows('update orders set customer_name = $2 where id = $1', [order.id, name])
  return order.id
}

test('no stored order takes more than a small multiple of a normal one to draw', async () => {
  const ratios: Record<string, number> = {}
  for (const [what, row] of Object.entries(hardRows)) {
    const hard = await storeLongest(row)
    const [usual, times]: [number[], number[]] = [[], []]
    // In turns, so that whatever else the machine does meets both.
    for (let n = 0; n < 4; n += 1) {
      usual.push((await draw(normal)).ms)
      const { status, ms } = await draw(hard)
      expect(status, what).toBe(200)
      times.push(ms)
    }
    ratios[what] = Math.min(...times) / Math.min(...usual)
  }
  expect(Object.entries(ratios).filter(([, ratio]) => ratio > 40)).toEqual([])
})

test('a long drawing pauses for other requests all the time', async () => {
  const id = await storeName('aЖ🥟李'.repeat(2_500))
  await draw(id)
  let longest = 0
  let since = performance.now()
  let isDrawing = true
  const turn = () => {
    longest = Math.max(longest, performance.now() - since)
    since = performance.now()
    if (isDrawing) setImmediate(turn)
  }
  turn()
  const { ms } = await draw(id)
  isDrawing = false
  // The answer may come in the same turn as the drawing.
  longest = Math.max(longest, performance.now() - since)
  expect(longest / ms).toBeLessThan(0.5)
})

test('fifty invoices at once are drawn or refused with a time to come back, and orders go on beside them', async () => {
  const id = await storeName('x'.repeat(10_000))
  const placeOne = async () => {
    const since = performance.now()
    expect((await shop.post()).statusCode).toBe(201)
    return performance.now() - since
  }
  await series(5, placeOne)
  const alone = median(await series(15, placeOne))
  const one = median(await series(5, async () => (await draw(id)).ms))

  let drawing = 50
  const answers = Promise.all(
    Array.from({ length: 50 }, async () => {
      const answer = await shop.get(`/api/orders/${id}/invoice.pdf`, shop.admin)
      drawing -= 1
      return answer
    }),
  )
  const beside: number[] = []
  while (drawing > 10) beside.push(await placeOne())
  for (const { statusCode, headers } of await answers) {
    if (statusCode !== 503) expect(statusCode).toBe(200)
    else expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(beside.length).toBeGreaterThan(3)
  // An order makes a few turns of the event loop; in each it waits for a part of one drawing, never for all of them.
  expect(median(beside)).toBeLessThan(alone * 3 + one * 4)
})

const series = async (count: number, act: () => Promise<number>) => {
  const times: number[] = []
  for (let n = 0; n < count; n += 1) times.push(await act())
  return times
}
