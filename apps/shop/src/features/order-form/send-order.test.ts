import type { PlaceOrder } from '@dimsum/contract/place-order'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft, keepDraft, orderTries } from './order-draft.ts'
import { sendOrder } from './send-order.ts'

const siti: PlaceOrder = {
  customerName: 'Siti Rahma',
  customerPhone: '081234567890',
  customerEmail: null,
  customerAddress: 'Jl. Melati 5, RT 02/RW 03',
  packageType: '20pcs',
  quantity: 2,
  isDelivery: true,
  notes: null,
  deliveryDate: null,
}
const three = { ...siti, quantity: 3 }

/** A server with one order per key. It can lose responses, or reject. */
function openDesk() {
  const orders = new Map<string, { body: string; id: number }>()
  const requests: { key: string; quantity: number; total: string | undefined }[] = []
  const desk = { orders, requests, losesAnswers: false, refusal: 0 }
  const answer = (status: number, body: unknown) =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

  vi.stubGlobal('fetch', async (_path: string, init: { headers: Record<string, string>; body: string }) => {
    const key = init.headers['Idempotency-Key'] ?? ''
    const total = init.headers['Expected-Total']
    requests.push({ key, quantity: JSON.parse(init.body).quantity, total })
    if (desk.refusal) return answer(desk.refusal, { message: 'Maaf', code: 'out-of-stock' })
    const known = orders.get(key)
    if (known && known.body !== init.body)
      return answer(422, { message: 'Sudah dipakai', code: 'key-reused' })
    const order = known ?? { body: init.body, id: orders.size + 1 }
    orders.set(key, order)
    if (desk.losesAnswers) throw new TypeError('Failed to fetch')
    return answer(201, { id: order.id, ...JSON.parse(order.body) })
  })
  return desk
}

beforeEach(() => {
  vi.unstubAllGlobals()
  forgetDraft()
})

describe('sending an order', () => {
  it('creates one order under the draft’s key, and sends the total on screen', async () => {
    const desk = openDesk()
    keepDraft({ customerName: 'Siti' })
    const key = orderTries.key()
    await expect(sendOrder(siti, '116000.00')).resolves.toMatchObject({
      order: { id: 1, quantity: 2 },
      isEarlierVersion: false,
    })
    expect(desk.requests).toEqual([{ key, quantity: 2, total: '116000.00' }])
  })

  it('creates one order when sent again after a lost response', async () => {
    const desk = openDesk()
    desk.losesAnswers = true
    await expect(sendOrder(siti, '116000.00')).rejects.toThrow(
      'Belum terkirim: sambungan Anda atau toko kami sedang terganggu. Tekan lagi sebentar lagi.',
    )
    desk.losesAnswers = false
    await expect(sendOrder(siti, '116000.00')).resolves.toMatchObject({
      order: { id: 1 },
      isEarlierVersion: false,
    })
    expect(desk.orders.size).toBe(1)
  })

  it('returns the stored order and reports it when changed after a lost response', async () => {
    const desk = openDesk()
    desk.losesAnswers = true
    await expect(sendOrder(siti, '116000.00')).rejects.toThrow()
    desk.losesAnswers = false
    await expect(sendOrder(three, '174000.00')).resolves.toMatchObject({
      order: { id: 1, quantity: 2 },
      isEarlierVersion: true,
    })
    expect(desk.orders.size).toBe(1)
  })

  it('places the changed order when the first try never arrived', async () => {
    const desk = openDesk()
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(sendOrder(siti, '116000.00')).rejects.toThrow()
    vi.unstubAllGlobals()
    const open = openDesk()
    await expect(sendOrder(three, '174000.00')).resolves.toMatchObject({
      order: { quantity: 3 },
      isEarlierVersion: false,
    })
    expect(desk.orders.size + open.orders.size).toBe(1)
  })

  it('does not treat a rejected order as possibly stored', async () => {
    const desk = openDesk()
    desk.refusal = 409
    await expect(sendOrder(siti, '116000.00')).rejects.toMatchObject({ status: 409, message: 'Maaf' })
    expect(orderTries.unanswered()).toEqual([])
  })

  it('treats an order after a server error as possibly stored', async () => {
    const desk = openDesk()
    desk.refusal = 500
    await expect(sendOrder(siti, '116000.00')).rejects.toMatchObject({ status: 500 })
    expect(orderTries.unanswered()).toEqual([siti])
  })

  it('uses a new key when the key belongs to an order of a duplicated tab', async () => {
    const desk = openDesk()
    const key = orderTries.key()
    desk.orders.set(key, { body: 'the other tab', id: 1 })
    await expect(sendOrder(siti, '116000.00')).resolves.toMatchObject({
      order: { id: 2 },
      isEarlierVersion: false,
    })
    expect(desk.requests.map((request) => request.key === key)).toEqual([true, false])
  })
})
