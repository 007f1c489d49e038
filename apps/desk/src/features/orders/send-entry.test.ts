import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { triesOfTab } from '@dimsum/web/api/send-once.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OrderEntry } from '../../api/orders.ts'
import { bodyOf, emptyEntry } from './entry-values.ts'
import { sendEntry } from './send-entry.ts'

const entryOf = (packs: number): OrderEntry =>
  bodyOf({ ...emptyEntry(builtInMenu()), lines: [{ packageType: '20pcs', quantity: packs }] })
const [two, three] = [entryOf(2), entryOf(3)]

/** A server with one order per key. `losesAnswers`: it stores an order, but the response is lost. */
function openBook() {
  const orders = new Map<string, { body: string; id: number }>()
  const book = { orders, losesAnswers: false, totals: [] as (string | undefined)[] }
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string>; body: string }) => {
    const key = init.headers['Idempotency-Key'] ?? ''
    book.totals.push(init.headers['Expected-Total'])
    const known = orders.get(key)
    if (known && known.body !== init.body)
      return answer(422, { message: 'Sudah dikirim dengan isi berbeda', code: 'key-reused' })
    const order = known ?? { body: init.body, id: orders.size + 1 }
    orders.set(key, order)
    if (book.losesAnswers) throw new TypeError('Failed to fetch')
    return answer(201, { id: order.id, quantity: JSON.parse(order.body).order.quantity })
  })
  return book
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('sending an order entered by the owner', () => {
  it('returns the order as first sent when it was edited after a lost response', async () => {
    const book = openBook()
    const tries = triesOfTab<OrderEntry>('1')
    book.losesAnswers = true
    await expect(sendEntry(tries, two, '116000.00')).rejects.toThrow()
    book.losesAnswers = false
    await expect(sendEntry(tries, three, '174000.00')).resolves.toMatchObject({
      answer: { id: 1, quantity: 2 },
      isEarlierVersion: true,
    })
    expect(book.orders.size).toBe(1)
    expect(book.totals).toEqual(['116000.00', '174000.00', undefined])
  })

  it('creates a new order after the previous one succeeded', async () => {
    const book = openBook()
    const tries = triesOfTab<OrderEntry>('2')
    await sendEntry(tries, two, '116000.00')
    tries.renewKey()
    await expect(sendEntry(tries, three, '174000.00')).resolves.toMatchObject({ answer: { id: 2 } })
    expect(book.orders.size).toBe(2)
  })
})
