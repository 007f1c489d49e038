import { beforeEach, describe, expect, it } from 'vitest'
import { aPromotionCode } from '../../testing/promotions.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

/** Saturday 21 November 2026, 23:59:59 WIB, unless a test changes it. */
const beforeMidnight = new Date('2026-11-21T16:59:59Z')
let now = beforeMidnight
const shop = await buildTestApp({ now: () => now })
const query = shop.rows
const admin = await shop.signIn()
beforeEach(async () => {
  now = beforeMidnight
  await query(`update orders set status = 'delivered', promotion_code_id = null, charges = null`)
  await query('delete from promotion_codes')
})

const tenth = aPromotionCode()
const add = (terms: object = {}) => shop.send('POST', '/api/promotion-codes', { ...tenth, ...terms }, admin)
const change = (id: number, payload: object) =>
  shop.send('PATCH', `/api/promotion-codes/${id}`, payload, admin)
const remove = (id: number) => shop.send('DELETE', `/api/promotion-codes/${id}`, undefined, admin)
const list = async () => (await shop.get('/api/promotion-codes', admin)).json().promotionCodes
const place = async (promotionCode: string) => {
  const answer = await shop.order({ promotionCode })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id as number
}
const isOffered = async () => (await shop.get('/api/config')).json().hasPromotionCodes

describe('the owner', () => {
  it('adds a code, in capitals, and finds it in her list with its number of uses', async () => {
    const { id } = (await add({ code: '  lebaran-26 ', packages: ['20pcs', '10pcs', '20pcs'] })).json()
    await place('lebaran-26')
    const stored = { id, code: 'LEBARAN-26', packages: ['10pcs', '20pcs'], isActive: true, uses: 1 }
    expect(await list()).toEqual([{ ...tenth, ...stored }])
  })

  it('limits a code to as many packages as the menu has', async () => {
    const hamper = {
      ...{ name: { id: 'Hampers', en: '' }, description: { id: '', en: '' }, pieces: 50, price: 150_000 },
      ...{ badge: null, state: 'shown', soldOutUntil: null, orderFrom: null, orderUntil: null },
      ...{ deliverFrom: null, deliverUntil: null, orderLimit: null, totalLimit: null, dayLimit: null },
    }
    const menu = await shop.send('POST', '/api/admin/menu', hamper, admin)
    expect(menu.statusCode, menu.body).toBe(201)
    const packages = ['100pcs', '10pcs', '20pcs', 'hampers']
    expect(answered(await add({ packages }))).toMatchObject({ statusCode: 201, packages })
  })

  it.each([
    ['code', { code: 'AB' }],
    ['code', { code: 'PROMO!10' }],
    ['code', { code: '-PROMO' }],
    ['value', { value: 0 }],
    ['value', { value: 101 }],
    ['value', { value: 1.5 }],
    ['value', { kind: 'amount', value: 100_000_000 }],
    ['leastOrder', { leastOrder: -1 }],
    ['packages', { packages: ['5pcs'] }],
    ['until', { from: '2026-11-22', until: '2026-11-21' }],
    ['mostUses', { mostUses: 0 }],
    ['mostUsesPerPhone', { mostUsesPerPhone: 0 }],
  ])('reads at %s what is wrong with %j', async (path, terms) => {
    expect(answered(await add(terms))).toMatchObject({ statusCode: 400, issues: [{ path }] })
    expect(await list()).toEqual([])
  })

  it('cannot have the same code twice, however many screens add it in parallel', async () => {
    const answers = await Promise.all([add(), add({ code: 'hemat10' }), add({ code: 'Hemat10' })])
    const refused = { statusCode: 409, message: 'Kode ini sudah ada.', issues: [{ path: 'code' }] }
    const byStatus = answers.map(answered).sort((one, other) => one.statusCode - other.statusCode)
    expect(byStatus).toMatchObject([{ statusCode: 201 }, refused, refused])
    const { id } = (await add({ code: 'LAIN' })).json()
    expect(answered(await change(id, { code: 'hemat10' }))).toMatchObject(refused)
  })

  it('changes a part of a code, and nothing else of it', async () => {
    const { id } = (await add()).json()
    const part = { value: 20, mostUses: 5, until: '2026-12-31' }
    expect((await change(id, part)).json()).toMatchObject({ ...tenth, ...part })
    expect((await change(id, { mostUses: null })).json()).toMatchObject({ value: 20, mostUses: null })
  })

  it.each([
    ['value', { kind: 'amount', value: 5_000 }, { kind: 'percent' }],
    ['until', { until: '2026-11-25' }, { from: '2026-11-26' }],
  ])('reads at %s when a change does not go with the rest', async (path, terms, wish) => {
    const { id } = (await add(terms)).json()
    expect(answered(await change(id, wish))).toMatchObject({ statusCode: 400, issues: [{ path }] })
  })

  it('does not overwrite what another screen changed meanwhile', async () => {
    const { id } = (await add()).json()
    await change(id, { value: 20, expected: { value: 10 } })
    const late = await change(id, { value: 30, mostUses: 1, expected: { value: 10, mostUses: null } })
    expect(answered(late)).toMatchObject({ statusCode: 409, code: 'stale', issues: [{ path: 'value' }] })
    expect((await list())[0]).toMatchObject({ value: 20, mostUses: null })
  })

  it('deletes a code without orders, and switches off one that was ever used', async () => {
    const [unused, used] = [(await add()).json(), (await add({ code: 'DIPAKAI' })).json()]
    const id = await place('DIPAKAI')
    await shop.setStatus(id, 'cancelled')
    expect((await remove(unused.id)).statusCode).toBe(204)
    const message = 'Kode ini sudah dipakai di pesanan. Nonaktifkan saja.'
    expect(answered(await remove(used.id))).toMatchObject({ statusCode: 409, message })
    expect((await change(used.id, { isActive: false })).json()).toMatchObject({ isActive: false, uses: 0 })
  })

  it('finds each of her changes in the log, and none that changed nothing', async () => {
    const { id } = (await add()).json()
    await change(id, { value: 20, code: 'HEMAT20' })
    await change(id, { value: 20 })
    await remove(id)
    const log = `select action, before, after from audit_log where subject = $1 and actor = $2 order by id`
    const kind = 'percent'
    const before = { code: 'HEMAT10', kind, value: 10 }
    const after = { code: 'HEMAT20', kind, value: 20 }
    expect(await query(log, [`promotion-code:${id}`, 'admin:pemilik'])).toEqual([
      { action: 'promotion-code.add', before: null, after: tenth },
      { action: 'promotion-code.change', before, after },
      { action: 'promotion-code.delete', before: { code: 'HEMAT20' }, after: null },
    ])
  })

  it('keeps at most five hundred', async () => {
    await query(
      `insert into promotion_codes (code, kind, value) select 'KODE-' || n, 'percent', 5 from generate_series(1, 499) n`,
    )
    const answers = await Promise.all([add({ code: 'KODE-500' }), add({ code: 'KODE-501' })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})

describe('browsers learn whether there are codes', () => {
  it('from the first moment of its first WIB day until the last of its last', async () => {
    await add({ from: '2026-11-22', until: '2026-11-22' })
    for (const [moment, offered] of [
      ['2026-11-21T16:59:59Z', undefined],
      ['2026-11-21T17:00:00Z', true],
      ['2026-11-22T16:59:59Z', true],
      ['2026-11-22T17:00:00Z', undefined],
    ] as const) {
      now = new Date(moment)
      expect([moment, await isOffered()]).toEqual([moment, offered])
    }
  })

  it('while the owner has it enabled', async () => {
    const { id } = (await add()).json()
    await change(id, { isActive: false })
    expect(await isOffered()).toBeUndefined()
    await change(id, { isActive: true })
    expect(await isOffered()).toBe(true)
    await remove(id)
    expect(await isOffered()).toBeUndefined()
  })
})
