import { describe, expect, test } from 'vitest'
import { openOrderCalls } from '../../../testing/order-calls.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

const shop = await openOrderCalls()

describe('GET /api/orders/{id}', () => {
  test('a browser has access to every order it placed, until each right ends', async () => {
    const first = await shop.place()
    const second = await shop.place({}, first.cookies)
    expect(second.cookies).toEqual(first.cookies)
    await shop.rows(`update order_access set expires_at = now() where order_id = $1`, [first.order.id])
    const masked = async (id: number) => (await shop.get(`/api/orders/${id}`, first.cookies)).json().masked
    expect([await masked(first.order.id), await masked(second.order.id)]).toEqual([true, false])
  })

  test('a planted or stored value grants no access', async () => {
    const { order } = await shop.place()
    const [{ hash }] = await shop.rows(
      `select encode(token_hash, 'base64') as hash from order_access where order_id = $1`,
      [order.id],
    )
    for (const access of ['a'.repeat(43), hash, hash.replace('=', ''), '', 'null']) {
      expect((await shop.get(`/api/orders/${order.id}`, { access })).json().masked).toBe(true)
    }
  })

  test('a stranger reads a limited number of different orders; a holder and the admin are not limited', async () => {
    const limits = { 'masked-orders-per-address': { points: 3, seconds: 600 } }
    const strict = await buildTestApp({ limits })
    const placed: Awaited<ReturnType<typeof strict.placeOrder>>[] = []
    for (let n = 0; n < 5; n++) placed.push(await strict.placeOrder())
    const read = async (n: number, cookies = {}) =>
      (await strict.get(`/api/orders/${placed[n]?.id}`, cookies)).statusCode
    const seen = []
    for (const n of [0, 1, 0, 2, 1, 3, 4, 0]) seen.push(await read(n))
    expect(seen).toEqual([200, 200, 200, 200, 200, 429, 429, 200])
    expect(await read(4, placed[4]?.cookies)).toBe(200)
    expect(await read(4, await strict.signIn())).toBe(200)
  })
})
