import { builtInMenu } from '@dimsum/contract/built-in-menu'
import { addWibDays } from '@dimsum/domain/wib-date'
import { beforeAll, describe, expect, test } from 'vitest'
import { aPromotionCode } from '../../testing/promotions.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const owner = await shop.signIn()

const menu = async () => (await shop.get('/api/menu')).json().packages
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  shop.send(method, `/api/admin/menu${url}`, payload, owner)
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
    const name = { id: 'Lebaran Hamper', en: 'Lebaran Hamper' }
    const added = { packageType: 'lebaran-hamper', name, isUsed: false, left: 50 }
    expect(answered(await ask('POST', '', hamper))).toMatchObject({ statusCode: 201, ...added })
    expect((await menu()).at(-1)).toMatchObject({ packageType: 'lebaran-hamper', left: 50, orderLimit: 5 })
    expect((await menu()).at(-1)).not.toHaveProperty('totalLimit')
    expect((await ask('POST', '', hamper)).json().packageType).toBe('lebaran-hamper-2')
  })

  test('renames a package, and English that was never written follows', async () => {
    const name = { id: 'Hampers Idulfitri', en: '' }
    const same = { id: name.id, en: name.id }
    expect((await ask('PATCH', '/lebaran-hamper', { name })).json().name).toEqual(same)
    const other = { id: 'Hampers', en: name.id }
    const again = await ask('PATCH', '/lebaran-hamper', { name: other, expected: { name: same } })
    expect(again.json().name).toEqual(other)
  })

  test('is refused what another device has changed meanwhile, field by field, and nothing is written', async () => {
    await ask('PATCH', '/20pcs', { price: 60_000 })
    const expected = { price: 58_000, badge: 'popular' }
    const late = answered(await ask('PATCH', '/20pcs', { price: 61_000, badge: null, expected }))
    expect(late).toMatchObject({ statusCode: 409, code: 'stale', issues: [{ path: 'price' }] })
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
    [{ totalLimit: 1.5 }, 'totalLimit'],
  ])('is told which field is wrong: %j', async (change, path) => {
    const answer = answered(await ask('PATCH', '/lebaran-hamper', change))
    expect(answer).toMatchObject({ statusCode: 400, issues: [{ path }] })
  })

  test('puts packages into a category and takes them out again; customers see it only while it is there', async () => {
    const category = { id: 'Beku', en: 'Frozen' }
    const none = { id: '', en: '' }
    const change = async (to: object, from: object) =>
      answered(await ask('PATCH', '/20pcs', { category: to, expected: { category: from } }))
    expect((await change(category, none)).category).toEqual(category)
    expect((await menu())[1].category).toEqual(category)
    // English that was never written follows the Indonesian.
    await change({ id: 'Beku', en: '' }, category)
    expect(await change(none, category)).toMatchObject({ statusCode: 409, issues: [{ path: 'category' }] })
    expect((await change(none, { id: 'Beku', en: 'Beku' })).category).toEqual(none)
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
    const sort = async (packageTypes: string[], expected: string[]) =>
      answered(await ask('PUT', '/order', { packageTypes, expected }))
    const before = keysOf(await ownMenu())
    const wish = before.toReversed()
    expect(keysOf((await sort(wish, before)).packages)).toEqual(wish)
    expect(keysOf(await menu())).toEqual(wish)
    expect((await sort(wish, before)).code).toBe('stale')
    const missing = { statusCode: 400, issues: [{ path: 'packageTypes' }] }
    expect(await sort(wish.slice(1), wish)).toMatchObject(missing)
    await sort(before, wish)
  })

  test('deletes what nothing names, and archives what was ordered: its pieces stay too', async () => {
    expect((await ask('DELETE', '/lebaran-hamper-2')).statusCode).toBe(204)
    await shop.placeOrder({ packageType: '10pcs' })
    expect((await ask('DELETE', '/10pcs')).statusCode).toBe(409)
    const pieces = answered(await ask('PATCH', '/10pcs', { pieces: 12 }))
    expect(pieces).toMatchObject({ statusCode: 409, issues: [{ path: 'pieces' }] })
    expect((await ownMenu())[0]).toMatchObject({ packageType: '10pcs', soldLately: 1, isUsed: true })
  })

  test('keeps a package that the stock or a promotion code names', async () => {
    const { packageType } = (await ask('POST', '', { ...hamper, name: { id: 'Frozen', en: '' } })).json()
    const call = (url: string, payload: object) => shop.send('POST', url, payload, owner)
    const code = aPromotionCode({ packages: [packageType] })
    const unknown = answered(await call('/api/promotion-codes', { ...code, packages: ['kue'] }))
    expect(unknown.issues).toMatchObject([{ path: 'packages' }])
    const { id } = (await call('/api/promotion-codes', code)).json()
    expect((await ask('DELETE', `/${packageType}`)).statusCode).toBe(409)
    await shop.send('DELETE', `/api/promotion-codes/${id}`, undefined, owner)
    expect((await call('/api/inventory', { packageType: 'kue', unitPrice: 1 })).statusCode).toBe(400)
    await call('/api/inventory', { packageType, unitPrice: 1 })
    expect((await ask('DELETE', `/${packageType}`)).statusCode).toBe(409)
  })

  test('finds every change of the menu in the audit log', async () => {
    const { entries } = (await shop.get('/api/admin/audit?topic=settings', owner)).json()
    for (const action of ['package.add', 'package.change', 'package.delete', 'menu.sort'])
      expect(entries).toContainEqual(expect.objectContaining({ action }))
  })
})

describe('a package on sale', () => {
  const order = async (wish: object = {}, headers = {}) => {
    const { earliest } = (await shop.get('/api/kitchen/days')).json()
    return answered(
      await shop.order({ packageType: key as '10pcs', deliveryDate: earliest, ...wish }, headers),
    )
  }
  let key = ''
  const set = (change: object) => ask('PATCH', `/${key}`, change)
  const free = {
    ...{ state: 'shown', soldOutUntil: null, orderFrom: null, orderUntil: null, deliverFrom: null },
    ...{ deliverUntil: null, totalLimit: null, dayLimit: null, orderLimit: null },
  }
  const future = '2099-01-01'
  beforeAll(async () => {
    key = (await ask('POST', '', { ...hamper, ...free, name: { id: 'Musiman', en: 'Seasonal' } })).json()
      .packageType
  })

  test('is sold under its name, pieces and price of the moment, and its order keeps them', async () => {
    const [old, name] = [
      { id: 'Musiman', en: 'Seasonal' },
      { id: 'Baru', en: 'New' },
    ]
    const line = { name: old, pieces: 50, unitPrice: '150000.00' }
    expect(await order({ quantity: 2 })).toMatchObject({ totalPrice: '300000.00', items: [line] })
    await set({ price: 160_000, name })
    expect(await order()).toMatchObject({ totalPrice: '160000.00', items: [{ name }] })
    const late = { code: 'stale', details: '160000.00' }
    expect(await order({}, { 'expected-total': '150000.00' })).toMatchObject(late)
    await set({ price: 150_000, name: old })
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
      expect(await order(wish, { 'shop-language': language })).toMatchObject({ ...refused, message })
    }
    await set(free)
  })

  test('cannot be moved to a day on which it is not sold; the owner may override that', async () => {
    const { id, deliveryDate } = await order()
    const later = addWibDays(deliveryDate, 1)
    await set({ deliverUntil: deliveryDate })
    const refused = { reason: 'outside-days', packageType: key }
    expect((await shop.moveToDay(id, later)).json()).toMatchObject(refused)
    expect((await shop.moveToDay(id, later, { overrideKitchen: true })).statusCode).toBe(200)
    await set({ deliverUntil: null })
  })
})
