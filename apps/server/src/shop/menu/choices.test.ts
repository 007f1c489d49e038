import { languageHeader } from '@dimsum/words/language-choice'
import { beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { anOrder } from '../../testing/orders.ts'
import { buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()
const owner = await shop.signIn()

type Group = { id: number; options: { id: number; name: { id: string } }[] }

const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  shop.call({ method, url: `/api/admin/menu${url}`, cookies: owner, ...(payload && { payload }) })
const option = (name: string, more = {}) => ({
  name: { id: name, en: '' },
  priceDifference: 0,
  isDefault: false,
  soldOutUntil: null,
  ...more,
})
const filling = (more = {}) => ({
  name: { id: 'Isi', en: 'Filling' },
  min: 1,
  max: 1,
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
const groupsOf = async (packageType: string) => {
  const { packages } = (await shop.get('/api/menu')).json()
  return packages.find((each: { packageType: string }) => each.packageType === packageType).choiceGroups
}
const without = async () => {
  for (const { id } of (await ask('GET', '')).json().choiceGroups) await ask('DELETE', `/choices/${id}`)
}
beforeEach(without)

const earliestDay = async () => (await shop.get('/api/kitchen/days')).json().earliest as string

type Line = { packageType: string; quantity: number; choices?: number[] }
const placing = (
  items: Line[],
  { headers = {}, ...more }: { headers?: Record<string, string>; deliveryDate?: string } = {},
) => {
  const packageType = items[0]?.packageType ?? ''
  const quantity = items.reduce(
    (sum, line) => sum + (line.packageType === packageType ? line.quantity : 0),
    0,
  )
  const payload = { ...anOrder({ packageType: packageType as never, quantity, ...more }), items }
  return shop.call({ method: 'POST', url: '/api/orders', payload, headers })
}
const refusalOf = (answer: Awaited<ReturnType<typeof placing>>) => [answer.statusCode, answer.json()]

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
    const choices = [...idsOf(first).slice(0, 1), ...idsOf(second)]
    const placed = await placing([{ packageType: '20pcs', quantity: 1, choices }])
    const { choices: chosen } = placed.json().items[0]
    expect(chosen.map(({ group }: { group: { id: string } }) => group.id)).toEqual(['Sambal', 'Isi'])

    expect((await sort(ids, ids.toReversed())).json().code).toBe('stale')
    const twice = await sort([second.id, second.id], ids)
    expect([twice.statusCode, twice.json().issues[0].path]).toEqual([400, 'ids'])
    // A new group is the last.
    const third = await add(filling({ packages: [] }))
    const { choiceGroups } = (await ask('GET', '')).json()
    expect(choiceGroups.map(({ id }: Group) => id)).toEqual([...ids, third.id])
  })

  test('copies a package with its choices', async () => {
    const { id } = await add()
    const { packages } = (await ask('GET', '')).json()
    const { packageType, photo, left, soldLately, isUsed, choiceGroups, ...entry } = packages.find(
      (each: { packageType: string }) => each.packageType === '20pcs',
    )
    const copy = { ...entry, name: { id: 'Paket Sore', en: '' } }
    const added = await ask('POST', '', { ...copy, choicesOf: '20pcs' })
    expect([added.statusCode, added.json().choiceGroups]).toEqual([201, choiceGroups])
    expect((await ask('GET', '')).json().choiceGroups[0]).toMatchObject({
      id,
      packages: ['20pcs', added.json().packageType],
    })
    const unknown = await ask('POST', '', { ...copy, choicesOf: 'hilang' })
    expect([unknown.statusCode, unknown.json().issues[0].path]).toEqual([400, 'choicesOf'])
  })

  test('adds choices to packages: customers see them there, in the order they were written', async () => {
    const { id, options } = await add()
    expect(await groupsOf('20pcs')).toEqual([
      {
        id,
        name: { id: 'Isi', en: 'Filling' },
        min: 1,
        max: 1,
        options: options.map(({ id: option, name }, position) => ({
          id: option,
          name: { id: ['ayam', 'udang', 'mix'][position], en: name.id },
          priceDifference: [0, 5_000, 0][position],
          isDefault: position === 0,
          soldOutUntil: null,
        })),
      },
    ])
    expect(await groupsOf('10pcs')).toEqual([])
    expect((await shop.get('/api/config')).json().menu[1].choiceGroups).toHaveLength(1)
    expect((await ask('GET', '')).json().choiceGroups).toMatchObject([{ id, packages: ['20pcs'] }])
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
    expect([changed.statusCode, changed.json()]).toMatchObject([
      200,
      {
        packages: ['10pcs', '20pcs'],
        options: [
          { id: mix?.id, priceDifference: 1_000 },
          { name: { id: 'sapi', en: 'sapi' } },
          { id: ayam?.id, name: { id: 'ayam kampung' } },
        ],
      },
    ])
    expect(idsOf(changed.json())).not.toContain(udang?.id)
    expect(idsOf(changed.json())[1]).toBeGreaterThan(Math.max(...idsOf(group)))
    // The next change compares the form with this answer.
    const { id: _, ...shown } = changed.json()
    expect((await ask('PATCH', `/choices/${group.id}`, { min: 0, expected: shown })).statusCode).toBe(200)
  })

  test('is refused what another device has changed meanwhile, and an option that is gone', async () => {
    const group = await add()
    const other = await ask('PATCH', `/choices/${group.id}`, { options: group.options.slice(0, 2) })
    const stale = await ask('PATCH', `/choices/${group.id}`, {
      min: 0,
      options: [...group.options, option('sapi')],
      expected: { min: 1, options: group.options },
    })
    expect(refusalOf(stale)).toMatchObject([409, { code: 'stale', issues: [{ path: 'options' }] }])
    const gone = await ask('PATCH', `/choices/${group.id}`, { options: group.options })
    expect(refusalOf(gone)).toMatchObject([409, { code: 'stale', issues: [{ path: 'options' }] }])
    expect(await groupsOf('20pcs')).toMatchObject([{ min: 1, options: other.json().options }])
  })

  test.each([
    [{ min: 2 }, 'max'],
    [{ max: 4 }, 'max'],
    [{ options: [] }, 'options'],
    [{ options: Array.from({ length: 9 }, (_, n) => option(`isi ${n}`)) }, 'options'],
    [{ options: [option('')] }, 'options.0.name.id'],
    [{ options: [option('x', { priceDifference: -1 })] }, 'options.0.priceDifference'],
    [{ options: [option('x', { soldOutUntil: '2026-02-30' })] }, 'options.0.soldOutUntil'],
    [{ options: [option('x', { isDefault: true }), option('y', { isDefault: true })] }, 'options'],
    [{ name: { id: 'x'.repeat(61), en: '' } }, 'name.id'],
    [{ packages: ['99pcs'] }, 'packages'],
  ])('is told which field is wrong: %j', async (fault, path) => {
    const answer = await ask('POST', '/choices', filling(fault))
    expect([answer.statusCode, answer.json().issues?.[0].path]).toEqual([400, path])
    const { id } = await add()
    const change = await ask('PATCH', `/choices/${id}`, fault)
    expect([change.statusCode, change.json().issues?.[0].path]).toEqual([400, path])
  })

  test('gives a package three groups at most', async () => {
    for (const name of ['a', 'b', 'c']) await add(filling({ name: { id: name, en: '' } }))
    const fourth = await ask('POST', '/choices', filling())
    expect(refusalOf(fourth)).toMatchObject([400, { issues: [{ path: 'packages' }] }])
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
    const name = { id: 'Isi', en: 'Filling' }
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
    const chilli = await add({
      ...filling({ name: { id: 'Sambal', en: 'Chilli' }, min: 0, packages: ['20pcs', '10pcs'] }),
      options: [option('dipisah'), option('ekstra', { priceDifference: 2_000 })],
    })
    const [apart = 0, extra = 0] = idsOf(chilli)
    const placed = await placing(
      [
        { packageType: '20pcs', quantity: 1, choices: [extra, udang] },
        { packageType: '20pcs', quantity: 2, choices: [ayam] },
        { packageType: '10pcs', quantity: 1, choices: [] },
        { packageType: '20pcs', quantity: 3, choices: [udang, extra, udang] },
      ],
      { headers: { 'expected-total': '406000' } },
    )
    const line = { packageType: '20pcs', name: { id: 'Paket Sedang', en: 'Medium Pack' }, pieces: 20 }
    const chosen = (id: number, group: [string, string], name: string, priceDifference = 0) => ({
      id,
      group: { id: group[0], en: group[1] },
      name: { id: name, en: name },
      priceDifference,
    })
    expect([placed.statusCode, placed.json()]).toMatchObject([
      201,
      { packageType: '20pcs', quantity: 6, totalPrice: '406000.00' },
    ])
    expect(placed.json().items).toMatchObject([
      {
        ...line,
        quantity: 4,
        unitPrice: '65000.00',
        totalPrice: '260000.00',
        choices: [
          chosen(udang, ['Isi', 'Filling'], 'udang', 5_000),
          chosen(extra, ['Sambal', 'Chilli'], 'ekstra', 2_000),
        ],
      },
      { ...line, quantity: 2, unitPrice: '58000.00', choices: [chosen(ayam, ['Isi', 'Filling'], 'ayam')] },
      { packageType: '10pcs', quantity: 1, unitPrice: '30000.00' },
    ])
    expect(placed.json().items[2]).not.toHaveProperty('choices')
    // Choices are public: the tracking answer of a stranger shows them too.
    const { items } = (await shop.get(`/api/orders/${placed.json().id}`)).json()
    expect(items).toEqual(placed.json().items)
    expect(apart).toBeGreaterThan(0)
  })

  test.each(['id', 'en'])('is refused with what is wrong of its choices (%s)', async (language) => {
    const group = await add(
      filling({ options: [option('ayam'), option('udang', { soldOutUntil: '2099-01-01' })] }),
    )
    const [ayam = 0, udang = 0] = idsOf(group)
    const headers = { [languageHeader]: language }
    const other = { packageType: '10pcs', quantity: 1 }
    const needed = await placing([other, { packageType: '20pcs', quantity: 1 }], { headers })
    const choice = { id: 'Isi', en: 'Filling' }
    expect(refusalOf(needed)).toMatchObject([
      409,
      {
        code: 'conflict',
        reason: 'choice-needed',
        packageType: '20pcs',
        choice,
        issues: [{ path: 'items.1.choices' }],
      },
    ])
    expect(needed.json().message).toContain(
      language === 'id' ? '«Isi» untuk Paket Sedang' : '“Filling” for Medium Pack',
    )
    const soldOut = await placing([{ packageType: '20pcs', quantity: 1, choices: [udang] }], { headers })
    expect(refusalOf(soldOut)).toMatchObject([
      409,
      { reason: 'choice-sold-out', choice: { id: 'udang' }, until: '2099-01-01', packageType: '20pcs' },
    ])
    expect(soldOut.json().message).toContain(language === 'id' ? 'Januari' : 'January')
    for (const line of [
      { packageType: '20pcs', quantity: 1, choices: [ayam, 2_000_000_000] },
      { packageType: '10pcs', quantity: 1, choices: [ayam] },
    ])
      expect(refusalOf(await placing([line], { headers }))).toMatchObject([
        409,
        { reason: 'choice-gone', packageType: line.packageType, issues: [{ path: 'items.0.choices' }] },
      ])
    const both = { packageType: '20pcs', quantity: 1, choices: [ayam, udang] }
    expect((await placing([both], { headers })).json().reason).toBe('choice-sold-out')
    await ask('PATCH', `/choices/${group.id}`, {
      options: [{ ...group.options[0] }, { ...group.options[1], soldOutUntil: null }],
    })
    expect((await placing([both], { headers })).json()).toMatchObject({ reason: 'choice-needed', choice })
  })

  test('is judged for its delivery day', async () => {
    const day = await earliestDay()
    const [udang = 0] = idsOf(await add(filling({ options: [option('udang', { soldOutUntil: day })] })))
    const line = { packageType: '20pcs', quantity: 1, choices: [udang] }
    const { days } = (await shop.get('/api/kitchen/days')).json()
    const later = days.find(
      (each: { day: string; state: string }) => each.day > day && each.state === 'open',
    ).day
    expect((await placing([line], { deliveryDate: day })).json().reason).toBe('choice-sold-out')
    const placed = await placing([line], { deliveryDate: later })
    expect(placed.statusCode).toBe(201)
    const moved = await shop.moveToDay(placed.json().id, day)
    expect(moved.json()).toMatchObject({ reason: 'choice-sold-out', choice: { id: 'udang' }, until: day })
  })

  test('is asked again when a price difference or an option changed behind its form', async () => {
    const group = await add()
    const [, udang = 0] = idsOf(group)
    const line = { packageType: '20pcs', quantity: 2, choices: [udang] }
    const headers = { 'expected-total': '126000.00' }
    // Directly in the database, like another instance: this one caches the menu for some seconds.
    const behind = (sql: string) => shop.database.pool.query(sql)
    await shop.parts.settings.menu()
    await behind(`update choice_options set price_difference = 6000 where id = ${udang}`)
    expect(refusalOf(await placing([line], { headers }))).toMatchObject([
      409,
      { code: 'stale', details: '128000.00', issues: [{ path: 'expected-total' }] },
    ])
    expect((await placing([line])).json().totalPrice).toBe('128000.00')
    const { rows } = await behind(
      `insert into choice_options (group_id, position, name, price_difference) values (${group.id}, 9, 'baru', 7000) returning id`,
    )
    const fresh = { ...line, choices: [rows[0].id] }
    expect((await placing([fresh], { headers: { 'expected-total': '130000' } })).json().totalPrice).toBe(
      '130000.00',
    )
    await behind(`delete from choice_options where id = ${udang}`)
    expect((await placing([line])).json().reason).toBe('choice-gone')
  })

  test('with a key is answered once more whatever became of its choices; an old body keeps its hash', async () => {
    const [ayam = 0] = idsOf(await add())
    const headers = { 'idempotency-key': 'pilihan-12345678' }
    const lines = [{ packageType: '20pcs', quantity: 1, choices: [ayam] }]
    const first = await placing(lines, { headers })
    await without()
    const again = await placing(lines, { headers })
    expect([again.statusCode, again.json().id]).toEqual([201, first.json().id])
    const plain = { 'idempotency-key': 'polos-12345678' }
    const old = await placing([{ packageType: '20pcs', quantity: 1 }], { headers: plain })
    const empty = await placing([{ packageType: '20pcs', quantity: 1, choices: [] }], { headers: plain })
    expect([empty.statusCode, empty.json().id]).toEqual([201, old.json().id])
  })

  test('that the owner types in has choices too; only a sold-out mark gives way to her', async () => {
    const [ayam = 0] = idsOf(
      await add(filling({ options: [option('ayam', { soldOutUntil: '2099-01-01' })] })),
    )
    const enter = (choices: number[], overrideKitchen = false) =>
      shop.enter({ items: [{ packageType: '20pcs', quantity: 1, choices }] }, { overrideKitchen })
    expect((await enter([ayam])).json().reason).toBe('choice-sold-out')
    expect((await enter([], true)).json().reason).toBe('choice-needed')
    expect((await enter([ayam], true)).json().items[0].choices).toMatchObject([{ id: ayam }])
  })

  test('takes stock, limits, pieces and revenue per package whatever the choices, and gives them back once', async () => {
    const [ayam = 0, udang = 0] = idsOf(await add())
    const counted = { packageType: '20pcs', currentStock: 10, minimumStock: 0, unitPrice: 58_000 }
    const { id } = (await shop.send('POST', '/api/inventory', counted, owner)).json()
    await ask('PATCH', '/20pcs', { totalLimit: 100, dayLimit: 6, orderLimit: 5 })
    const day = await earliestDay()
    const stock = async () =>
      (await shop.get('/api/inventory', owner)).json().find((item: { id: number }) => item.id === id)
        .currentStock
    const wish = (chicken: number, prawn: number) => [
      { packageType: '20pcs', quantity: chicken, choices: [ayam] },
      { packageType: '20pcs', quantity: prawn, choices: [udang] },
    ]
    expect((await placing(wish(3, 3), { deliveryDate: day })).json()).toMatchObject({
      reason: 'order-limit',
      details: '5',
    })
    const first = await placing(wish(2, 2), { deliveryDate: day })
    expect([first.statusCode, await stock()]).toEqual([201, 6])
    expect((await placing(wish(1, 2), { deliveryDate: day })).json()).toMatchObject({
      reason: 'day-limit',
      details: '2',
    })
    const setStatus = (status: string) => shop.setStatus(first.json().id, status)
    await Promise.all([setStatus('cancelled'), setStatus('cancelled')])
    expect(await stock()).toBe(10)
    expect((await setStatus('pending')).statusCode).toBe(200)
    expect(await stock()).toBe(6)
    await shop.payByHand(first.json().id)
    const rows = await shop.rows(
      `select orders, order_lines, revenue::int from revenue_daily where package_type = '20pcs' and revenue > 0`,
    )
    expect(rows).toEqual([{ orders: 1, order_lines: 1, revenue: 242_000 }])
    expect(await brokenInvariants(shop.database.pool)).toEqual([])
  })
})
