import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { beforeAll, describe, expect, test } from 'vitest'
import { anOrder } from '../../testing/orders.ts'
import { aPromotionCode } from '../../testing/promotions.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const owner = await shop.signIn()

const menu = async () => (await shop.get('/api/menu')).json().packages
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  shop.call({ method, url: `/api/admin/menu${url}`, cookies: owner, ...(payload && { payload }) })
const ownMenu = async (): Promise<{ packageType: string }[]> => (await ask('GET', '')).json().packages
const keysOf = (packages: { packageType: string }[]) => packages.map(({ packageType }) => packageType)

const hamper = {
  name: { id: 'Lebaran Hamper', en: '' },
  description: { id: 'Untuk keluarga', en: '' },
  pieces: 50,
  price: 150_000,
  badge: 'seasonal',
  state: 'shown',
  soldOutUntil: null,
  orderFrom: null,
  orderUntil: '2027-03-01T00:00:00.000Z',
  deliverFrom: '2027-03-10',
  deliverUntil: '2027-03-15',
  totalLimit: 50,
  dayLimit: 10,
  orderLimit: 5,
} as const

test('out of the box the menu is the specification’s three packages, to the letter, in config and menu alike', async () => {
  expect(await menu()).toEqual(builtInMenu())
  expect((await shop.get('/api/config')).json().menu).toEqual(builtInMenu())
})

describe('the owner', () => {
  test('adds a package: customers see it at the end of the page, with what is left of it', async () => {
    expect(answered(await ask('POST', '', hamper))).toMatchObject({
      statusCode: 201,
      packageType: 'lebaran-hamper',
      name: { id: 'Lebaran Hamper', en: 'Lebaran Hamper' },
      isUsed: false,
      left: 50,
    })
    expect((await menu()).at(-1)).toMatchObject({ packageType: 'lebaran-hamper', left: 50, orderLimit: 5 })
    expect((await menu()).at(-1)).not.toHaveProperty('totalLimit')
    expect((await ask('POST', '', hamper)).json().packageType).toBe('lebaran-hamper-2')
  })

  test('renames a package, and English that was never written follows', async () => {
    const name = { id: 'Hampers Idulfitri', en: '' }
    const changed = await ask('PATCH', '/lebaran-hamper', { name })
    expect(changed.json().name).toEqual({ id: name.id, en: name.id })
    const again = await ask('PATCH', '/lebaran-hamper', {
      name: { id: 'Hampers', en: name.id },
      expected: { name: { id: name.id, en: name.id } },
    })
    expect(again.json().name).toEqual({ id: 'Hampers', en: name.id })
  })

  test('is refused what another device has changed meanwhile, field by field, and nothing is written', async () => {
    await ask('PATCH', '/20pcs', { price: 60_000 })
    const answer = await ask('PATCH', '/20pcs', {
      price: 61_000,
      badge: null,
      expected: { price: 58_000, badge: 'popular' },
    })
    expect(answered(answer)).toMatchObject({ statusCode: 409, code: 'stale', issues: [{ path: 'price' }] })
    expect((await menu())[1]).toMatchObject({ price: 60_000, badge: 'popular' })
    await ask('PATCH', '/20pcs', { price: 58_000 })
  })

  test.each([
    [{ orderFrom: '2027-03-02T00:00:00.000Z' }, 'orderUntil'],
    [{ deliverUntil: '2027-03-09' }, 'deliverUntil'],
    [{ price: 0 }, 'price'],
    [{ pieces: 1_001 }, 'pieces'],
    [{ name: { id: '', en: 'x' } }, 'name.id'],
    [{ category: { id: '', en: 'Frozen' } }, 'category.id'],
    [{ category: { id: 'x'.repeat(61), en: '' } }, 'category.id'],
    [{ state: 'gone' }, 'state'],
    [{ deliverFrom: '2027-02-30' }, 'deliverFrom'],
    [{ totalLimit: 1.5 }, 'totalLimit'],
  ])('is told which field is wrong: %j', async (change, path) => {
    const answer = await ask('PATCH', '/lebaran-hamper', change)
    expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path])
  })

  test('puts packages into a category and takes them out again; customers see it only while it is there', async () => {
    const category = { id: 'Beku', en: 'Frozen' }
    const none = { id: '', en: '' }
    const change = await ask('PATCH', '/20pcs', { category, expected: { category: none } })
    expect(change.json().category).toEqual(category)
    expect((await menu()).map((item: { category?: object }) => item.category)).toContainEqual(category)
    // English that was never written follows the Indonesian.
    await ask('PATCH', '/20pcs', { category: { id: 'Beku', en: '' }, expected: { category } })
    const stale = await ask('PATCH', '/20pcs', { category: none, expected: { category } })
    expect([stale.statusCode, stale.json().issues[0].path]).toEqual([409, 'category'])
    const back = await ask('PATCH', '/20pcs', {
      category: none,
      expected: { category: { id: 'Beku', en: 'Beku' } },
    })
    expect(back.json().category).toEqual(none)
    for (const item of await menu()) expect(item).not.toHaveProperty('category')
  })

  test('hides a package and shows it again', async () => {
    await ask('PATCH', '/10pcs', { state: 'hidden' })
    expect(keysOf(await menu())).not.toContain('10pcs')
    expect(keysOf(await ownMenu())).toContain('10pcs')
    await ask('PATCH', '/10pcs', { state: 'shown' })
    expect((await menu())[0].packageType).toBe('10pcs')
  })

  test('sorts the page; another device that showed it otherwise is refused', async () => {
    const expected = keysOf(await ownMenu())
    const packageTypes = expected.toReversed()
    expect(keysOf((await ask('PUT', '/order', { packageTypes, expected })).json().packages)).toEqual(
      packageTypes,
    )
    expect(keysOf(await menu())).toEqual(packageTypes)
    expect((await ask('PUT', '/order', { packageTypes, expected })).json().code).toBe('stale')
    const missing = await ask('PUT', '/order', {
      packageTypes: packageTypes.slice(1),
      expected: packageTypes,
    })
    expect([missing.statusCode, missing.json().issues[0].path]).toEqual([400, 'packageTypes'])
    await ask('PUT', '/order', { packageTypes: expected, expected: packageTypes })
  })

  test('deletes what nothing names, and archives what was ordered: its pieces stay too', async () => {
    expect((await ask('DELETE', '/lebaran-hamper-2')).statusCode).toBe(204)
    await shop.send('POST', '/api/orders', anOrder({ packageType: '10pcs' }))
    expect((await ask('DELETE', '/10pcs')).statusCode).toBe(409)
    const pieces = await ask('PATCH', '/10pcs', { pieces: 12 })
    expect([pieces.statusCode, pieces.json().issues[0].path]).toEqual([409, 'pieces'])
    expect((await ownMenu()).find(({ packageType }) => packageType === '10pcs')).toMatchObject({
      soldLately: 1,
      isUsed: true,
    })
  })

  test('keeps a package that the stock or a promotion code names', async () => {
    const { packageType } = (await ask('POST', '', { ...hamper, name: { id: 'Frozen', en: '' } })).json()
    const call = (url: string, payload: object) => shop.send('POST', url, payload, owner)
    const code = aPromotionCode({ packages: [packageType] })
    expect((await call('/api/promotion-codes', { ...code, packages: ['kue'] })).json().issues[0].path).toBe(
      'packages',
    )
    const { id } = (await call('/api/promotion-codes', code)).json()
    expect((await ask('DELETE', `/${packageType}`)).statusCode).toBe(409)
    await shop.send('DELETE', `/api/promotion-codes/${id}`, undefined, owner)
    expect((await call('/api/inventory', { packageType: 'kue', unitPrice: 1 })).statusCode).toBe(400)
    await call('/api/inventory', { packageType, unitPrice: 1 })
    expect((await ask('DELETE', `/${packageType}`)).statusCode).toBe(409)
  })

  test('finds every change of the menu in the audit log', async () => {
    const { entries } = (await shop.get('/api/admin/audit?topic=settings', owner)).json()
    const actions = new Set(entries.map(({ action }: { action: string }) => action))
    for (const action of ['package.add', 'package.change', 'package.delete', 'menu.sort'])
      expect(actions).toContain(action)
  })
})

describe('a package on sale', () => {
  const order = async (payload: object, headers = {}) => {
    const { earliest } = (await shop.get('/api/kitchen/days')).json()
    const wish = { ...anOrder(), packageType: key, deliveryDate: earliest, ...payload }
    return shop.call({ method: 'POST', url: '/api/orders', payload: wish, headers })
  }
  let key = ''
  const set = (change: object) => ask('PATCH', `/${key}`, change)
  const free = {
    state: 'shown',
    soldOutUntil: null,
    orderFrom: null,
    orderUntil: null,
    deliverFrom: null,
    deliverUntil: null,
    totalLimit: null,
    dayLimit: null,
    orderLimit: null,
  }
  const future = '2099-01-01'
  beforeAll(async () => {
    key = (await ask('POST', '', { ...hamper, ...free, name: { id: 'Musiman', en: 'Seasonal' } })).json()
      .packageType
  })

  test('is sold under its name, pieces and price of the moment, and its order keeps them', async () => {
    const placed = (await order({ quantity: 2 })).json()
    const line = { name: { id: 'Musiman', en: 'Seasonal' }, pieces: 50, unitPrice: '150000.00' }
    expect(placed).toMatchObject({ totalPrice: '300000.00', items: [line] })
    await set({ price: 160_000, name: { id: 'Baru', en: 'New' } })
    expect((await order({})).json()).toMatchObject({
      totalPrice: '160000.00',
      items: [{ name: { id: 'Baru', en: 'New' } }],
    })
    expect((await order({}, { 'expected-total': '150000.00' })).json()).toMatchObject({
      code: 'stale',
      details: '160000.00',
    })
    await set({ price: 150_000, name: { id: 'Musiman', en: 'Seasonal' } })
  })

  test.each([
    ['hidden', { state: 'hidden' }, {}, 'packageType', 'not-on-sale'],
    ['archived', { state: 'archived' }, {}, 'packageType', 'not-on-sale'],
    ['not yet to be ordered', { orderFrom: `${future}T00:00:00.000Z` }, {}, 'packageType', 'early'],
    ['no longer to be ordered', { orderUntil: '2001-01-01T00:00:00.000Z' }, {}, 'packageType', 'over'],
    ['for other days', { deliverFrom: future }, {}, 'deliveryDate', 'outside-days'],
    ['for certain days', { deliverUntil: future }, { deliveryDate: null }, 'deliveryDate', 'day-needed'],
    ['sold out on the day', { soldOutUntil: future }, {}, 'deliveryDate', 'sold-out-until'],
    ['limited per order', { orderLimit: 2 }, { quantity: 3 }, 'quantity', 'order-limit'],
    ['limited in all', { totalLimit: 4 }, { quantity: 2 }, 'quantity', 'total-limit'],
    ['limited per day', { dayLimit: 4 }, { quantity: 2 }, 'quantity', 'day-limit'],
  ])('that is %s is refused with the reason, in either language', async (_what, change, wish, path, reason) => {
    await set(change)
    for (const [language, word] of [
      ['id', /Musiman/],
      ['en', /Seasonal/],
    ] as const) {
      const refused = { statusCode: 409, reason, packageType: key, issues: [{ path }] }
      const message = expect.stringMatching(word)
      const answer = await order(wish, { 'shop-language': language })
      expect(answered(answer)).toMatchObject({ ...refused, message })
    }
    await set(free)
  })

  test('cannot be moved to a day on which it is not sold; the owner may override that', async () => {
    const { id, deliveryDate } = (await order({})).json()
    const { days } = (await shop.get('/api/kitchen/days')).json()
    const later = days.findLast(({ state }: { state: string }) => state === 'open').day
    await set({ deliverUntil: deliveryDate })
    expect((await shop.moveToDay(id, later)).json()).toMatchObject({
      reason: 'outside-days',
      packageType: key,
    })
    expect((await shop.moveToDay(id, later, { overrideKitchen: true })).statusCode).toBe(200)
    await set({ deliverUntil: null })
  })
})
