import type { NewPromotionCodeInput } from '@dimsum/contract/change-promotion'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import type { PromotionCode } from '@dimsum/contract/promotions'
import { afterAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { anOrder } from '../../../testing/orders.ts'
import { aPromotionCode } from '../../../testing/promotions.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

const phone = '0812-3456-7890'
/** Saturday 21 November 2026, 10:00 WIB. */
const shop = await buildTestApp({ now: () => new Date('2026-11-21T03:00:00Z') })
const { rows: query, enter } = shop
const admin = await shop.signIn()
afterAll(async () => {
  expect(await brokenInvariants(shop.database.pool)).toEqual([])
})

let made = 0
/** A new code with 10 percent off everything, unless a test overrides it. */
const offer = async (terms: Partial<NewPromotionCodeInput> = {}): Promise<PromotionCode> => {
  made += 1
  const code = aPromotionCode({ code: `HEMAT-${made}`, ...terms })
  const answer = await shop.send('POST', '/api/promotion-codes', code, admin)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}
const change = async ({ id }: PromotionCode, payload: object) =>
  expect((await shop.send('PATCH', `/api/promotion-codes/${id}`, payload, admin)).statusCode).toBe(200)

const place = (wish: Partial<PlaceOrderInput>, remoteAddress?: string, headers = {}) =>
  remoteAddress === undefined
    ? shop.order(wish, headers)
    : shop.call({ method: 'POST', url: '/api/orders', remoteAddress, payload: { ...anOrder(), ...wish } })
const check = (wish: object, remoteAddress = '10.4.1.1', cookies = {}) =>
  shop.call({
    method: 'POST',
    url: '/api/promotion-codes/check',
    remoteAddress,
    cookies,
    payload: { packageType: '20pcs', quantity: 1, ...wish },
  })
const usesOf = async ({ id }: PromotionCode) =>
  (await query('select uses from promotion_codes where id = $1', [id]))[0].uses

describe('an order with a promotion code', () => {
  it('costs less, with the code and what it took off in a line of its own, also when the owner types it in', async () => {
    const code = await offer()
    const shown = { 'expected-total': '52200.00' }
    const less = {
      totalPrice: '52200.00',
      charges: [{ kind: 'promotion', amount: '5800.00', reason: code.code }],
    }
    const placed = await place({ promotionCode: ` ${code.code.toLowerCase()} ` }, undefined, shown)
    expect(placed.json()).toMatchObject(less)
    expect((await enter({ promotionCode: code.code })).json()).toMatchObject(less)
    expect(await usesOf(code)).toBe(2)
    const without = (await place({ promotionCode: ' ' })).json()
    expect([without.totalPrice, without.charges]).toEqual(['58000.00', undefined])
  })

  it('costs what the check returned', async () => {
    const { code } = await offer({ packages: ['10pcs'], value: 25 })
    const items = [
      { packageType: '20pcs', quantity: 1 },
      { packageType: '10pcs', quantity: 3 },
    ]
    expect((await check({ code: code.toLowerCase(), items })).json()).toEqual({ code, amount: '22500.00' })
    expect((await place({ items, promotionCode: code })).json().totalPrice).toBe('125500.00')
  })

  it('is found again by its key, and counted once', async () => {
    const code = await offer({ mostUses: 1, mostUsesPerPhone: 1 })
    const again = (wish: Partial<PlaceOrderInput>) =>
      place(wish, undefined, { 'idempotency-key': 'promo-once-0001' })
    const promotionCode = code.code
    const answers = await Promise.all(Array.from({ length: 6 }, () => again({ promotionCode })))
    expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([201])
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await usesOf(code)).toBe(1)
    await change(code, { isActive: false, code: 'NAMA-LAIN' })
    const late = await again({ promotionCode })
    expect([late.statusCode, late.json().id]).toEqual([201, answers[0]?.json().id])
    const other = await again({})
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused'])
  })

  it('keeps its amount and its word when the owner changes the code', async () => {
    const code = await offer()
    const { id, totalPrice } = (await place({ promotionCode: code.code })).json()
    await change(code, { code: 'PROMO-BARU', value: 50 })
    const seen = (await shop.get(`/api/orders/${id}`, admin)).json()
    expect([seen.totalPrice, seen.charges[0].reason]).toEqual([totalPrice, code.code])
  })
})

const sayings = (answer: Awaited<ReturnType<typeof place>>) => {
  const { message, details, issues } = answer.json()
  return [answer.statusCode, message.replaceAll('\u00a0', ' '), details, issues[0].path]
}

describe('a promotion code is refused with its reason', () => {
  const everywhere = async (promotionCode: string, expected: unknown[]) => {
    for (const answer of [
      await check({ code: promotionCode, customerPhone: phone }),
      await place({ promotionCode }),
      await enter({ promotionCode }, { overrideKitchen: true }),
    ])
      expect(sayings(answer)).toEqual(expected)
  }

  it.each<[string, Partial<NewPromotionCodeInput>, string, string?]>([
    ['before its first day', { from: '2026-11-22' }, 'berlaku mulai Minggu, 22 November.'],
    ['after its last day', { until: '2026-11-20' }, 'berlaku sampai Jumat, 20 November, jadi sudah lewat.'],
    [
      'below its least order',
      { leastOrder: 100_000 },
      'berlaku kalau pesanan ditambah Rp 42.000 lagi.',
      '42000.00',
    ],
    ['for packages it does not cover', { packages: ['100pcs'] }, 'tidak berlaku untuk paket yang dipilih.'],
  ])('%s', async (_why, terms, why, details) => {
    const code = await offer(terms)
    await everywhere(code.code, [409, `Kode ini ${why}`, details, 'promotionCode'])
    expect(await usesOf(code)).toBe(0)
  })

  it('that nobody made', () =>
    everywhere('TIDAK-ADA', [404, 'Kode ini tidak dikenal.', undefined, 'promotionCode']))

  it('that was switched off', async () => {
    const code = await offer()
    await change(code, { isActive: false })
    await everywhere(code.code, [409, 'Kode ini sedang tidak berlaku.', undefined, 'promotionCode'])
  })

  it('once it is used up', async () => {
    const { code } = await offer({ mostUses: 1 })
    expect((await place({ promotionCode: code, customerPhone: '0812-0000-0009' })).statusCode).toBe(201)
    await everywhere(code, [409, 'Kode ini sudah habis dipakai.', undefined, 'promotionCode'])
  })

  it('the second time with a phone, however it is written', async () => {
    const { code } = await offer({ mostUsesPerPhone: 1 })
    expect((await place({ promotionCode: code, customerPhone: '+62 812 3456 7890' })).statusCode).toBe(201)
    const refusal = [409, 'Kode ini sudah dipakai dengan nomor telepon ini.', undefined, 'promotionCode']
    expect(sayings(await place({ promotionCode: code }))).toEqual(refusal)
    expect(sayings(await enter({ promotionCode: code }, { overrideKitchen: true }))).toEqual(refusal)
    expect((await place({ promotionCode: code, customerPhone: '0812-3456-7891' })).statusCode).toBe(201)
  })
})

describe('between the check and the order', () => {
  it.each([
    ['an owner who deletes it', 'delete from promotion_codes where id = $1', 404, 'Kode ini tidak dikenal.'],
    [
      'an owner who switches it off',
      'update promotion_codes set is_active = false where id = $1',
      409,
      'Kode ini sedang tidak berlaku.',
    ],
    [
      'an owner who limits it',
      'update promotion_codes set most_uses = 1, uses = 1 where id = $1',
      409,
      'Kode ini sudah habis dipakai.',
    ],
  ])('%s refuses the order, and nothing of it stays', async (_what, sql, status, message) => {
    const code = await offer()
    const before = await query('select count(*) from orders')
    const order = () => place({ promotionCode: code.code })
    const refused = await shop.database.whileLocked(sql, [code.id], order)
    expect(sayings(refused)).toEqual([status, message, undefined, 'promotionCode'])
    expect(await query('select count(*) from orders')).toEqual(before)
    await query('update promotion_codes set uses = 0 where id = $1', [code.id])
  })

  it('an order comes before the owner deletes, who then reads to switch it off', async () => {
    const code = await offer()
    const lock = 'select from promotion_codes where id = $1 for update'
    const orderThenDelete = async () => {
      const ordering = place({ promotionCode: code.code })
      await expect.poll(() => shop.database.lockWaits()).toHaveLength(1)
      const deleting = shop.send('DELETE', `/api/promotion-codes/${code.id}`, undefined, admin)
      return Promise.all([ordering, deleting])
    }
    const answers = await shop.database.whileLocked(lock, [code.id], orderThenDelete, 2)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 409])
    expect(await usesOf(code)).toBe(1)
  })
})

describe('guessing promotion codes', () => {
  it('is limited for an address, over both calls together; right codes and orders of others there pass', async () => {
    const { code } = await offer()
    const address = '10.5.1.1'
    const guess = (promotionCode: string) => [
      () => check({ code: promotionCode }, address),
      () => place({ promotionCode }, address),
    ]
    for (let n = 0; n < 15; n += 1)
      for (const send of guess(`TEBAK-${n}`)) expect((await send()).statusCode).toBe(404)
    for (const send of guess('TEBAK-99')) {
      const answer = await send()
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'too-many'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.json().issues[0].path).toBe('promotionCode')
      expect(answer.json().message).toContain('atau pesan tanpa kode')
    }
    expect((await check({ code }, address)).statusCode).toBe(200)
    expect((await place({ promotionCode: code }, address)).statusCode).toBe(201)
    expect((await place({}, address)).statusCode).toBe(201)
  })

  it('does not tell a stranger whether a phone has used the code; the team is told', async () => {
    const { code } = await offer({ mostUsesPerPhone: 1 })
    const used = { code, customerPhone: '0812-9000-4411' }
    expect((await place({ promotionCode: code, customerPhone: used.customerPhone })).statusCode).toBe(201)
    expect((await check(used)).statusCode).toBe(200)
    expect((await check(used, undefined, admin)).statusCode).toBe(409)
  })

  it('counts orders with other phones that have used the code', async () => {
    const { code } = await offer({ mostUsesPerPhone: 1 })
    const order = { promotionCode: code, customerPhone: '0812-9000-4422' }
    const answers = []
    for (let n = 0; n < 32; n += 1) answers.push((await place(order, '10.5.4.1')).statusCode)
    expect(answers).toEqual([201, ...Array(30).fill(409), 429])
  })

  it('counts no right code and none that only these lines lack', async () => {
    const [{ code }, { code: large }] = [await offer(), await offer({ leastOrder: 100_000 })]
    for (let n = 0; n < 40; n += 1) {
      expect((await check({ code }, '10.5.2.1')).statusCode).toBe(200)
      expect((await check({ code: large }, '10.5.2.1')).statusCode).toBe(409)
    }
  })
})
