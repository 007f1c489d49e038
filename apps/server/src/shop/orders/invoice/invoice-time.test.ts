import { expect, test } from 'vitest'
import { openOrderCalls } from '../../../testing/order-calls.ts'
import { ratioInTurns, timeOf } from '../../../testing/turns.ts'

const shop = await openOrderCalls()
const normal = (await shop.place()).order.id
/** Milliseconds. */
const draw = (id: number) =>
  timeOf(async () => {
    expect((await shop.get(`/api/orders/${id}/invoice.pdf`, shop.admin)).statusCode).toBe(200)
  })

// The first ones open fonts and compile code.
for (let n = 0; n < 5; n += 1) await draw(normal)

const pictures = ['🥟', '😀', '❤️', '👨‍👩‍👧', '🇮🇩', '👍🏽']
const many = (length: number, sign: (n: number) => string) =>
  Array.from({ length }, (_, n) => sign(n)).join('')
/** Filled up to the max length of each column. */
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
test.each(
  Object.entries(hardRows),
)('%s takes no more than a small multiple of a normal order to draw', async (_what, row) => {
  const hard = await storeLongest(row)
  const bearable = 40
  const ratio = await ratioInTurns(
    () => draw(hard),
    () => draw(normal),
    bearable,
  )
  expect(ratio).toBeLessThan(bearable)
})

test('fifty invoices in parallel are drawn or refused with Retry-After, and orders continue meanwhile', async () => {
  const id = normal
  let answered = 0
  let drawn = 0
  const answers = Promise.all(
    Array.from({ length: 50 }, async () => {
      const answer = await shop.get(`/api/orders/${id}/invoice.pdf`, shop.admin)
      answered += 1
      if (answer.statusCode === 200) drawn += 1
      return answer
    }),
  )
  /** Drawings during each order. */
  const beside: number[] = []
  while (answered < 35) {
    const before = drawn
    expect((await shop.post()).statusCode).toBe(201)
    beside.push(drawn - before)
  }
  for (const { statusCode, headers } of await answers) {
    if (statusCode !== 503) expect(statusCode).toBe(200)
    else expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  // An order takes a few turns of the event loop; in each it waits for one drawing, never for all of them.
  expect(Math.min(...beside)).toBeLessThan(12)
})
