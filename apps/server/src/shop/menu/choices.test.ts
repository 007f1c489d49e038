import { addWibDays } from '@dimsum/domain/wib-date'
import { languageHeader } from '@dimsum/words/language-choice'
import { beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { anOrder } from '../../testing/orders.ts'
import { answered, buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const owner = await shop.signIn()

type Group = { id: number; options: { id: number; name: { id: string } }[] }

const ask = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  shop.send(method, `/api/admin/menu${url}`, payload, owner)
const ownMenu = async () => (await ask('GET', '')).json()
const option = (name: string, more = {}) => ({
  ...{ name: { id: name, en: '' }, priceDifference: 0, isDefault: false, soldOutUntil: null },
  ...more,
})
const isi = { id: 'Isi', en: 'Filling' }
const filling = (more = {}) => ({
  ...{ name: isi, min: 1, max: 1 },
  options: [option('ayam', { isDefault: true }), option('udang', { priceDifference: 5_000 }), option('mix')],
  packages: ['20pcs'],
  ...more,
})
const add = async (entry: object = filling()): Promise<Group> => {
  const answer = await ask('POST', '/choices', entry)
  expect([answer.statusCode, answer.json().message]).toEqual([201, undefined])
  return answer.json()
}
const idsOf = ({ options }: Group) => options.map(({ id }) => id)
const groupsOf = async (packageType: string): Promise<Group[]> => {
  const { packages } = (await shop.get('/api/menu')).json()
  return packages.find((each: { packageType: string }) => each.packageType === packageType).choiceGroups
}
const without = async () => {
  for (const { id } of (await ownMenu()).choiceGroups) await ask('DELETE', `/choices/${id}`)
}
beforeEach(without)

const earliestDay = async () => (await shop.get('/api/kitchen/days')).json().earliest as string

type Line = { packageType: '10pcs' | '20pcs'; quantity: number; choices?: number[] }
const medium = (quantity: number, ...choices: number[]): Line => ({ packageType: '20pcs', quantity, choices })
const place = async (
  items: Line[],
  { headers = {}, ...more }: { headers?: Record<string, string>; deliveryDate?: string } = {},
) => {
  const payload = { ...anOrder(more), packageType: items[0]?.packageType, quantity: undefined, items }
  return answered(await shop.call({ method: 'POST', url: '/api/orders', payload, headers }))
}

describe('the owner', () => {
  test('sorts the groups: customers and new orders follow; another device that showed them otherwise is refused', async () => {
    const first = await add()
    const second = await add(filling({ name: { id: 'Sambal', en: '' }, options: [option('dipisah')] }))
    const sort = (ids: number[], expected: number[]) => ask('PUT', '/choices/order', { ids, expected })
    const ids = [second.id, first.id]
    const sorted = await sort(ids, ids.toReversed())
    expect(sorted.json().choiceGroups.map(({ id }: Group) => id)).toEqual(ids)
    expect((await groupsOf('20pcs')).map(({ id }: Group) => id)).toEqual(ids)
    expect((await shop.get('/api/admin/audit', owner)).json().entries[0].action).toBe('choices.sort')
    const placed = await place([medium(1, idsOf(first)[0] ?? 0, ...idsOf(second))])
    expect(placed.items[0].choices).toMatchObject([{ group: { id: 'Sambal' } }, { group: { id: 'Isi' } }])

    expect((await sort(ids, ids.toReversed())).json().code).toBe('stale')
    const twice = answered(await sort([second.id, second.id], ids))
    expect(twice).toMatchObject({ statusCode: 400, issues: [{ path: 'ids' }] })
    // A new group is the last.
    const third = await add(filling({ packages: [] }))
    expect((await ownMenu()).choiceGroups.map(({ id }: Group) => id)).toEqual([...ids, third.id])
  })

  test('copies a package with its choices', async () => {
    const { id } = await add()
    const [, shown] = (await ownMenu()).packages
    const { packageType, photo, left, soldLately, isUsed, choiceGroups, ...entry } = shown
    expect([packageType, choiceGroups.length]).toEqual(['20pcs', 1])
    const copy = { ...entry, name: { id: 'Paket Sore', en: '' } }
    const added = answered(await ask('POST', '', { ...copy, choicesOf: '20pcs' }))
    expect(added).toMatchObject({ statusCode: 201, choiceGroups })
    expect((await ownMenu()).choiceGroups[0]).toMatchObject({ id, packages: ['20pcs', added.packageType] })
    const unknown = answered(await ask('POST', '', { ...copy, choicesOf: 'hilang' }))
    expect(unknown).toMatchObject({ statusCode: 400, issues: [{ path: 'choicesOf' }] })
  })

  test('adds choices to packages: customers see them there, in the order they were written', async () => {
    const { id, options } = await add()
    const { packages: _, ...group } = filling()
    const listed = group.options.map((each, n) => {
      const name = { id: each.name.id, en: each.name.id }
      return { ...each, id: options[n]?.id, name }
    })
    expect(await groupsOf('20pcs')).toEqual([{ ...group, id, options: listed }])
    expect(await groupsOf('10pcs')).toEqual([])
    expect((await shop.get('/api/config')).json().menu[1].choiceGroups).toHaveLength(1)
    expect((await ownMenu()).choiceGroups).toMatchObject([{ id, packages: ['20pcs'] }])
  })

  test('saves the options whole: one with its id stays that option, one without is new, a missing one is gone', async () => {
    const group = await add()
    const [ayam, udang, mix] = group.options
    const renamed = { ...ayam, name: { id: 'ayam kampung', en: '' } }
    const changed = await ask('PATCH', `/choices/${group.id}`, {
      options: [{ ...mix, priceDifference: 1_000 }, option('sapi'), renamed],
      packages: ['10pcs', '20pcs'],
      expected: { options: group.options, packages: ['20pcs'] },
    })
    const { id: _, ...shown } = changed.json()
    expect(shown).toMatchObject({
      packages: ['10pcs', '20pcs'],
      options: [
        { id: mix?.id, priceDifference: 1_000 },
        { name: { id: 'sapi', en: 'sapi' } },
        { id: ayam?.id, name: { id: 'ayam kampung' } },
      ],
    })
    expect(idsOf(shown)).not.toContain(udang?.id)
    expect(idsOf(shown)[1]).toBeGreaterThan(Math.max(...idsOf(group)))
    // The next change compares the form with this answer.
    expect((await ask('PATCH', `/choices/${group.id}`, { min: 0, expected: shown })).statusCode).toBe(200)
  })

  test('is refused what another device has changed meanwhile, and an option that is gone', async () => {
    const group = await add()
    const other = await ask('PATCH', `/choices/${group.id}`, { options: group.options.slice(0, 2) })
    const { options } = group
    const late = { min: 0, options: [...options, option('sapi')], expected: { min: 1, options } }
    for (const change of [late, { options }]) {
      const refused = answered(await ask('PATCH', `/choices/${group.id}`, change))
      expect(refused).toMatchObject({ statusCode: 409, code: 'stale', issues: [{ path: 'options' }] })
    }
    expect(await groupsOf('20pcs')).toMatchObject([{ min: 1, options: other.json().options }])
  })

  test.each([
    [{ min: 2 }, 'max'],
    [{ max: 4 }, 'max'],
    [{ options: [] }, 'options'],
    [{ options: Array.from({ length: 9 }, (_, n) => option(`isi ${n}`)) }, 'options'],
    [{ options: [option('')] }, 'options.0.name.id'],
    [{ options: [option('x', { priceDifference: -1 })] }, 'options.0.priceDifference'],
    [{ options: [option('x', { isDefault: true }), option('y', { isDefault: true })] }, 'options'],
    [{ name: { id: 'x'.repeat(61), en: '' } }, 'name.id'],
    [{ packages: ['99pcs'] }, 'packages'],
  ])('is told which field is wrong: %j', async (fault, path) => {
    const { id } = await add()
    for (const answer of [
      await ask('POST', '/choices', filling(fault)),
      await ask('PATCH', `/choices/${id}`, fault),
    ])
      expect([answer.statusCode, answer.json().issues[0].path]).toEqual([400, path])
  })

  test('gives a package three groups at most', async () => {
    for (const name of ['a', 'b', 'c']) await add(filling({ name: { id: name, en: '' } }))
    const fourth = answered(await ask('POST', '/choices', filling()))
    expect(fourth).toMatchObject({ statusCode: 400, issues: [{ path: 'packages' }] })
    const { id } = await add(filling({ packages: ['10pcs'] }))
    expect((await ask('PATCH', `/choices/${id}`, { packages: ['10pcs', '20pcs'] })).statusCode).toBe(400)
    expect((await ask('PATCH', `/choices/${id}`, { packages: ['100pcs'] })).statusCode).toBe(200)
  })

  test('finds each change in the audit log with the fields that changed', async () => {
    const group = await add()
    await ask('PATCH', `/choices/${group.id}`, { max: 2, packages: ['20pcs'] })
    await ask('PATCH', '/20pcs', { price: 58_500, badge: 'popular' })
    await ask('PATCH', '/20pcs', { price: 58_000 })
    await ask('DELETE', `/choices/${group.id}`)
    const { entries } = (await shop.get('/api/admin/audit', owner)).json()
    const name = isi
    expect(entries.slice(0, 5)).toMatchObject([
      { action: 'choices.delete', subject: `choices:${group.id}`, before: { name }, after: null },
      { action: 'package.change', before: { price: 58_500 }, after: { price: 58_000 } },
      { action: 'package.change', before: { price: 58_000 }, after: { price: 58_500 } },
      { action: 'choices.change', before: { name, max: 1 }, after: { name, max: 2 } },
      { action: 'choices.add', after: { name, min: 1, max: 1, packages: ['20pcs'] } },
    ])
    expect(Object.keys(entries[3].after).sort()).toEqual(['max', 'name'])
    expect(Object.keys(entries[1].after).sort()).toEqual(['name', 'price'])
  })
})

describe('an order', () => {
  test('keeps its choices, costs their differences, and the same choices twice are one line', async () => {
    const [ayam = 0, udang = 0] = idsOf(await add())
    const sambal = { id: 'Sambal', en: 'Chilli' }
    const chilli = await add({
      ...filling({ name: sambal, min: 0, packages: ['20pcs', '10pcs'] }),
      options: [option('dipisah'), option('ekstra', { priceDifference: 2_000 })],
    })
    const [, extra = 0] = idsOf(chilli)
    const small: Line = { packageType: '10pcs', quantity: 1, choices: [] }
    const wish = [medium(1, extra, udang), medium(2, ayam), small, medium(3, udang, extra, udang)]
    const placed = await place(wish, { headers: { 'expected-total': '406000' } })
    const line = { packageType: '20pcs', name: { id: 'Paket Sedang', en: 'Medium Pack' }, pieces: 20 }
    const chosen = (id: number, group: object, name: string, priceDifference = 0) => ({
      ...{ id, group, name: { id: name, en: name }, priceDifference },
    })
    const both = [chosen(udang, isi, 'udang', 5_000), chosen(extra, sambal, 'ekstra', 2_000)]
    const whole = { packageType: '20pcs', quantity: 6, totalPrice: '406000.00' }
    expect(placed).toMatchObject({ ...whole, statusCode: 201 })
    expect(placed.items).toMatchObject([
      { ...line, quantity: 4, unitPrice: '65000.00', totalPrice: '260000.00', choices: both },
      { ...line, quantity: 2, unitPrice: '58000.00', choices: [chosen(ayam, isi, 'ayam')] },
      { packageType: '10pcs', quantity: 1, unitPrice: '30000.00' },
    ])
    expect(placed.items[2]).not.toHaveProperty('choices')
    // Choices are public: the tracking answer of a stranger shows them too.
    expect((await shop.get(`/api/orders/${placed.id}`)).json().items).toEqual(placed.items)
  })

  test.each(['id', 'en'])('is refused with what is wrong of its choices (%s)', async (language) => {
    const options = [option('ayam'), option('udang', { soldOutUntil: '2099-01-01' })]
    const group = await add(filling({ options }))
    const [ayam = 0, udang = 0] = idsOf(group)
    const headers = { [languageHeader]: language }
    const other: Line = { packageType: '10pcs', quantity: 1 }
    const isIndonesian = language === 'id'
    const named = isIndonesian ? '«Isi» untuk Paket Sedang' : '“Filling” for Medium Pack'
    expect(await place([other, medium(1)], { headers })).toMatchObject({
      ...{ statusCode: 409, code: 'conflict', reason: 'choice-needed', packageType: '20pcs', choice: isi },
      issues: [{ path: 'items.1.choices' }],
      message: expect.stringContaining(named),
    })
    expect(await place([medium(1, udang)], { headers })).toMatchObject({
      ...{ statusCode: 409, reason: 'choice-sold-out', choice: { id: 'udang' }, packageType: '20pcs' },
      until: '2099-01-01',
      message: expect.stringContaining(isIndonesian ? 'Januari' : 'January'),
    })
    for (const line of [medium(1, ayam, 2_000_000_000), { ...other, choices: [ayam] }]) {
      const gone = { statusCode: 409, reason: 'choice-gone', packageType: line.packageType }
      const issues = [{ path: 'items.0.choices' }]
      expect(await place([line], { headers })).toMatchObject({ ...gone, issues })
    }
    const both = [medium(1, ayam, udang)]
    expect((await place(both, { headers })).reason).toBe('choice-sold-out')
    const [first, second] = group.options
    await ask('PATCH', `/choices/${group.id}`, { options: [first, { ...second, soldOutUntil: null }] })
    expect(await place(both, { headers })).toMatchObject({ reason: 'choice-needed', choice: isi })
  })

  test('is judged for its delivery day', async () => {
    const day = await earliestDay()
    const [udang = 0] = idsOf(await add(filling({ options: [option('udang', { soldOutUntil: day })] })))
    const line = medium(1, udang)
    expect((await place([line], { deliveryDate: day })).reason).toBe('choice-sold-out')
    const placed = await place([line], { deliveryDate: addWibDays(day, 1) })
    expect(placed.statusCode).toBe(201)
    const moved = await shop.moveToDay(placed.id, day)
    expect(moved.json()).toMatchObject({ reason: 'choice-sold-out', choice: { id: 'udang' }, until: day })
  })

  test('is asked again when a price difference or an option changed behind its form', async () => {
    const group = await add()
    const [, udang = 0] = idsOf(group)
    const line = medium(2, udang)
    const headers = { 'expected-total': '126000.00' }
    // Directly in the database, like another instance: this one caches the menu for some seconds.
    await shop.parts.settings.menu()
    await shop.rows(`update choice_options set price_difference = 6000 where id = ${udang}`)
    const asked = { statusCode: 409, code: 'stale', details: '128000.00' }
    const issues = [{ path: 'expected-total' }]
    expect(await place([line], { headers })).toMatchObject({ ...asked, issues })
    expect((await place([line])).totalPrice).toBe('128000.00')
    const [{ id }] = await shop.rows(
      `insert into choice_options (group_id, position, name, price_difference) values (${group.id}, 9, 'baru', 7000) returning id`,
    )
    const fresh = await place([{ ...line, choices: [id] }], { headers: { 'expected-total': '130000' } })
    expect(fresh.totalPrice).toBe('130000.00')
    await shop.rows(`delete from choice_options where id = ${udang}`)
    expect((await place([line])).reason).toBe('choice-gone')
  })

  test('with a key is answered once more whatever became of its choices; an old body keeps its hash', async () => {
    const [ayam = 0] = idsOf(await add())
    const headers = { 'idempotency-key': 'pilihan-12345678' }
    const { id } = await place([medium(1, ayam)], { headers })
    await without()
    expect(await place([medium(1, ayam)], { headers })).toMatchObject({ statusCode: 201, id })
    const plain = { headers: { 'idempotency-key': 'polos-12345678' } }
    const old = await place([{ packageType: '20pcs', quantity: 1 }], plain)
    expect(await place([medium(1)], plain)).toMatchObject({ statusCode: 201, id: old.id })
  })

  test('that the owner types in has choices too; only a sold-out mark gives way to her', async () => {
    const options = [option('ayam', { soldOutUntil: '2099-01-01' })]
    const [ayam = 0] = idsOf(await add(filling({ options })))
    const enter = async (line: Line, overrideKitchen = false) =>
      (await shop.enter({ items: [line] }, { overrideKitchen })).json()
    expect((await enter(medium(1, ayam))).reason).toBe('choice-sold-out')
    expect((await enter(medium(1), true)).reason).toBe('choice-needed')
    expect((await enter(medium(1, ayam), true)).items[0].choices).toMatchObject([{ id: ayam }])
  })

  test('takes stock, limits, pieces and revenue per package whatever the choices, and gives them back once', async () => {
    const [ayam = 0, udang = 0] = idsOf(await add())
    const counted = { packageType: '20pcs', currentStock: 10, minimumStock: 0, unitPrice: 58_000 }
    const { id } = (await shop.send('POST', '/api/inventory', counted, owner)).json()
    await ask('PATCH', '/20pcs', { totalLimit: 100, dayLimit: 6, orderLimit: 5 })
    const day = await earliestDay()
    const stock = async () => (await shop.rows(`select current_stock from inventory where id = ${id}`))[0]
    const wish = (chicken: number, prawn: number) =>
      place([medium(chicken, ayam), medium(prawn, udang)], { deliveryDate: day })
    expect(await wish(3, 3)).toMatchObject({ reason: 'order-limit', details: '5' })
    const first = await wish(2, 2)
    expect([first.statusCode, await stock()]).toEqual([201, { current_stock: 6 }])
    expect(await wish(1, 2)).toMatchObject({ reason: 'day-limit', details: '2' })
    const setStatus = (status: string) => shop.setStatus(first.id, status)
    await Promise.all([setStatus('cancelled'), setStatus('cancelled')])
    expect(await stock()).toEqual({ current_stock: 10 })
    expect((await setStatus('pending')).statusCode).toBe(200)
    expect(await stock()).toEqual({ current_stock: 6 })
    await shop.payByHand(first.id)
    const rows = await shop.rows(
      `select orders, order_lines, revenue::int from revenue_daily where package_type = '20pcs' and revenue > 0`,
    )
    expect(rows).toEqual([{ orders: 1, order_lines: 1, revenue: 242_000 }])
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
  })
})
