import { keyInFragment } from '@dimsum/contract/order-links'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { describe, expect, test } from 'vitest'
import { newToken, tokenHash } from '../../../platform/config/secret-token.ts'
import { sized } from '../../../testing/figures.ts'
import { answered, buildTestApp, type TestApp } from '../../../testing/test-app.ts'

// All attempts of this file come from one address; limits per address have their own tests.
const shop = await buildTestApp({
  limits: {
    'access-proofs-per-address': { points: 100_000, seconds: 600 },
    'wrong-phone-per-address': { points: 100_000, seconds: 900 },
  },
})
const admin = await shop.signIn()
const few = (points: number) => ({ points, seconds: 900 })
/** Admits fewer wrong phones per address than per order. */
const strict = await buildTestApp({ limits: { 'wrong-phone-per-address': few(3) } })
/** Admits some more than per order. */
const household = await buildTestApp({
  limits: {
    'wrong-phone-per-address': few(8),
    'access-proofs-per-address': few(8),
    'payments-per-address': few(8),
  },
})

let addresses = 0
/** The same shop, seen from an address that has tried nothing yet. */
const fromNewAddress = (app: TestApp): TestApp => {
  addresses += 1
  const remoteAddress = `203.0.113.${addresses}`
  return { ...app, call: (request) => app.call({ remoteAddress, ...request }) }
}

let phones = 81_200_000_000
/** An order of a customer with a phone of their own. */
const place = async (order: Partial<PlaceOrderInput> = {}, app = shop) => {
  phones += 1
  const phone = `0${phones}`
  return { phone, ...(await app.placeOrder({ customerPhone: phone, ...order })) }
}
const prove = async (id: number, proof: object, cookies: Record<string, string> = {}, app = shop) => {
  const answer = await app.call({ method: 'POST', url: `/api/orders/${id}/access`, payload: proof, cookies })
  return { answer, status: answer.statusCode, cookies: { access: answer.cookies[0]?.value ?? '' } }
}
const isMasked = async (id: number, cookies: Record<string, string> = {}, app = shop): Promise<boolean> =>
  (await app.call({ method: 'GET', url: `/api/orders/${id}`, cookies })).json().masked
const query = shop.rows

describe('the phone of the order', () => {
  test('in another spelling makes the browser a holder for twelve hours', async () => {
    const { id } = await place({ customerPhone: '0812-3456-7890' })
    const proof = await prove(id, { phone: '+62 812 3456 7890' })
    expect([proof.status, proof.answer.json()]).toEqual([200, { id, granted: true }])
    expect(await isMasked(id, proof.cookies)).toBe(false)
    const [right] = await query(
      `select expires_at between now() + interval '11 hours 59 minutes' and now() + interval '12 hours' as fits
       from order_access where order_id = $1 and via = 'phone' limit 1`,
      [id],
    )
    expect(right).toEqual({ fits: true })
  })

  test('keeps the cookie and the rights the browser already has, and longer rights', async () => {
    const own = await place()
    const other = await place()
    const proof = await prove(other.id, { phone: other.phone }, own.cookies)
    expect(proof.cookies).toEqual(own.cookies)
    for (const { id } of [own, other]) expect(await isMasked(id, own.cookies)).toBe(false)
    await prove(own.id, { phone: own.phone }, own.cookies)
    const [right] = await query(
      `select via, expires_at > now() + interval '29 days' as is_long from order_access where order_id = $1`,
      [own.id],
    )
    expect(right).toEqual({ via: 'order', is_long: true })
  })

  test('a planted cookie is never adopted', async () => {
    const { id, phone } = await place()
    const planted = { access: 'p'.repeat(43) }
    const proof = await prove(id, { phone }, planted)
    expect(proof.status).toBe(200)
    expect(proof.cookies).not.toEqual(planted)
    expect(await isMasked(id, planted)).toBe(true)
  })

  test('another phone is refused without a cookie, an order that does not exist is not found', async () => {
    const { id } = await place()
    const wrong = await prove(id, { phone: '0899 9999 9999' })
    expect(answered(wrong.answer)).toMatchObject({
      statusCode: 403,
      code: 'phone-mismatch',
      message: 'Order ID dan nomor telepon tidak cocok dengan data pesanan.',
    })
    expect(wrong.answer.cookies).toEqual([])
    const missing = await prove(999_999_999, { phone: '0899 9999 9999' })
    const message = 'Periksa kembali Order ID dan nomor telepon Anda.'
    expect(answered(missing.answer)).toMatchObject({ statusCode: 404, message })
  })

  test.each([
    ['phone', { phone: 81_234_567_890 }],
    ['phone', { phone: '0812' }],
    ['phone', { phone: '000-000-0000' }],
    ['key', { key: null }],
    ['key', { key: 'k'.repeat(101) }],
  ])('an invalid %s is refused under its name: %o', async (path, proof) => {
    const refused = { statusCode: 400, code: 'validation', issues: [{ path }] }
    expect(answered((await prove(1, proof)).answer)).toMatchObject(refused)
  })
})

describe('guessing phones', () => {
  test('many guesses at one order in parallel: at most five are compared, and the right one is refused then', async () => {
    const { id, phone, cookies } = await place()
    const statuses: number[] = []
    for (let round = 0; round < sized(2, 10); round++) {
      const guesses = Array.from({ length: 50 }, (_, n) =>
        prove(id, { phone: `0899 ${round} 000 ${1000 + n}` }),
      )
      statuses.push(...(await Promise.all(guesses)).map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5)
    expect(statuses.filter((status) => status !== 403 && status !== 429)).toEqual([])
    const right = await prove(id, { phone })
    expect([right.status, Number(right.answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect(await isMasked(id, cookies)).toBe(false)
    expect(await isMasked(id, admin)).toBe(false)
  })

  test('one phone on many orders: at most twenty are compared', async () => {
    await query(
      `insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces, total_price)
       select 'Siti', '0811', '81100000000', 'Jl. Kenanga No. 5', '10pcs', 1, 10, 30000 from generate_series(1, 40)`,
    )
    const ids = (await query(`select id from orders where phone_key = '81100000000'`)).map(({ id }) => id)
    const statuses = []
    for (const id of ids) statuses.push((await prove(id, { phone: '0898 7654 3210' })).status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(ids.length - 20)
  })

  test('right phones in parallel use up nothing: every browser gets access, and so does the next', async () => {
    const { id, phone } = await place()
    const proofs = await Promise.all(Array.from({ length: 30 }, () => prove(id, { phone })))
    expect(proofs.map(({ status }) => status)).toEqual(proofs.map(() => 200))
    expect((await prove(id, { phone: '0899 9999 9999' })).status).toBe(403)
    expect((await prove(id, { phone })).status).toBe(200)
  })

  test.each([
    ['proving', (id: number, phone: string) => ({ url: `/api/orders/${id}/access`, payload: { phone } })],
    [
      'paying',
      (id: number, phone: string) => ({
        url: '/api/payment/create',
        payload: { orderId: id, paymentMethod: 'gopay', customerPhone: phone },
      }),
    ],
  ])('tries that are refused for their order take nothing from the others of a household: %s', async (_act, request) => {
    const home = fromNewAddress(household)
    const guessed = await place({}, home)
    const own = await place({}, home)
    const statuses = []
    for (let n = 0; n < 30; n++)
      statuses.push(
        (await home.call({ method: 'POST', ...request(guessed.id, `0899 9999 00${10 + n}`) })).statusCode,
      )
    expect(statuses).toEqual(statuses.map((_, n) => (n < 5 ? 403 : 429)))
    expect((await prove(own.id, { phone: '0899 9999 9999' }, {}, home)).status).toBe(403)
    expect((await prove(own.id, { phone: own.phone }, {}, home)).status).toBe(200)
    const paid = await home.call({ method: 'POST', ...request(own.id, own.phone) })
    expect([403, 429]).not.toContain(paid.statusCode)
  })

  test('attempts refused for their address do not count against the customer of the order', async () => {
    const guesser = fromNewAddress(strict)
    const { id, phone } = await place({}, guesser)
    for (let n = 0; n < 12; n++) await prove(id, { phone: `0899 9999 00${10 + n}` }, {}, guesser)
    expect((await prove(id, { phone }, {}, fromNewAddress(strict))).status).toBe(200)
  })

  test('one address is refused after so many wrong phones, whatever orders they were for', async () => {
    const guesser = fromNewAddress(strict)
    const statuses = []
    for (let n = 0; n < 5; n++) {
      const { id } = await place({}, guesser)
      statuses.push((await prove(id, { phone: `0899 9999 000${n}` }, {}, guesser)).status)
    }
    expect(statuses).toEqual([403, 403, 403, 429, 429])
  })

  test('across the shop slows every proof down and alerts the owner once, and the right phone still works', async () => {
    const watchful = await buildTestApp({ limits: { 'wrong-phone-in-shop': { points: 2, seconds: 3600 } } })
    const { id, phone } = await place({}, watchful)
    for (let n = 0; n < 2; n++) await prove(id, { phone: `0899 9999 000${n}` }, {}, watchful)
    const since = performance.now()
    expect((await prove(id, { phone: '0899 9999 0003' }, {}, watchful)).status).toBe(403)
    expect((await prove(id, { phone }, {}, watchful)).status).toBe(200)
    expect(performance.now() - since).toBeGreaterThan(1900)
    expect(await watchful.rows('select kind, order_id from attention_items')).toEqual([
      { kind: 'phone-guessing', order_id: null },
    ])
  })
})

describe('a private link', () => {
  const link = async (id: number, purpose = 'track', host = 'localhost:80') => {
    const asked = { method: 'POST', url: `/api/orders/${id}/links`, headers: { host } } as const
    const answer = await shop.call({ ...asked, payload: { purpose }, cookies: admin })
    const url = new URL(answer.json().url)
    return { url, key: keyInFragment(url.hash) ?? '' }
  }

  test('has its key in the fragment, which no server sees, and grants access to the order', async () => {
    const { id } = await place()
    const { url, key } = await link(id, 'track', '192.168.1.7:3000')
    expect(`${url.origin}${url.pathname}${url.search}`).toBe(
      `http://192.168.1.7:3000/track-order?orderId=${id}`,
    )
    const proof = await prove(id, { key })
    expect(proof.status).toBe(200)
    expect(await isMasked(id, proof.cookies)).toBe(false)
  })

  test('is stored as a hash only, and is in the timeline without its key', async () => {
    const { id } = await place()
    const { key } = await link(id)
    const [{ dump }] = await query(
      `select (select json_agg(l)::text from order_links l where order_id = $1) ||
              (select json_agg(e)::text from order_events e where order_id = $1) as dump`,
      [id],
    )
    expect(dump).not.toContain(key)
    expect(dump).not.toContain(Buffer.from(key).toString('hex'))
    expect(dump).toContain('"kind":"link"')
  })

  test('opened in parallel by many phones behind one address grants access to all of them', async () => {
    const carrier = fromNewAddress(strict)
    const { id } = await place({}, carrier)
    const key = newToken()
    await strict.rows(
      "insert into order_links (key_hash, order_id, purpose, expires_at) values ($1, $2, 'track', now() + interval '1 day')",
      [tokenHash(key), id],
    )
    const proofs = await Promise.all(Array.from({ length: 12 }, () => prove(id, { key }, {}, carrier)))
    expect(proofs.map(({ status }) => status)).toEqual(proofs.map(() => 200))
  })

  test('grants no access to another order, none after its end, and none when it was made for a review', async () => {
    const { id } = await place()
    const other = await place()
    const { key } = await link(id)
    const review = await link(id, 'review')
    expect((await prove(other.id, { key })).status).toBe(403)
    expect((await prove(id, { key: review.key })).status).toBe(403)
    await query('update order_links set expires_at = now() where order_id = $1', [id])
    expect((await prove(id, { key })).status).toBe(403)
    for (const forged of ['', 'x', 'a'.repeat(43), 'a'.repeat(100)]) {
      expect((await prove(id, { key: forged })).status).toBe(403)
    }
  })

  test('is revoked by the owner: it and the access it granted end, other rights stay', async () => {
    const { id, phone, cookies } = await place()
    const other = await place()
    const [lost, elsewhere] = [await link(id), await link(other.id)]
    const byLink = await prove(id, { key: lost.key })
    const byPhone = await prove(id, { phone })
    const review = await link(id, 'review')
    await query(
      `insert into push_subscriptions (endpoint, p256dh, auth, order_id) values ('https://x', 'x', 'x', $1)`,
      [id],
    )
    const revoke = (by: Record<string, string>) =>
      shop.send('DELETE', `/api/orders/${id}/links`, undefined, by)
    expect([(await revoke({})).statusCode, (await revoke(cookies)).statusCode]).toEqual([401, 401])
    expect((await revoke(admin)).statusCode).toBe(204)

    expect((await prove(id, { key: lost.key })).status).toBe(403)
    expect(await query('select from order_links where key_hash = $1', [tokenHash(review.key)])).toEqual([])
    const masked = [byLink.cookies, byPhone.cookies, cookies].map((by) => isMasked(id, by))
    expect(await Promise.all(masked)).toEqual([true, false, false])
    expect(await query('select id from push_subscriptions')).toEqual([])
    expect((await prove(other.id, { key: elsewhere.key })).status).toBe(200)
    expect(await isMasked(id, (await prove(id, { key: (await link(id)).key })).cookies)).toBe(false)
    for (let n = 0; n < 2; n++) expect((await revoke(admin)).statusCode).toBe(204)
    const revoked = `select from order_events where order_id = $1 and data->>'purpose' = 'revoked'`
    expect(await query(revoked, [id])).toHaveLength(2)
  })
})
