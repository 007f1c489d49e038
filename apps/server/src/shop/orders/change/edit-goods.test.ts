import type { EditGoodsInput } from '@dimsum/contract/edit-goods'
import type { AdminOrder } from '@dimsum/contract/orders'
import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { aPromotionCode } from '../../../testing/promotions.ts'
import { answered, buildTestApp } from '../../../testing/test-app.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const now = new Date('2026-11-21T03:00:00Z')
const shop = await buildTestApp({ now: () => now })
const query = shop.rows
const admin = await shop.signIn()

const place = async (order: Partial<PlaceOrderInput> = {}) => read((await shop.placeOrder(order)).id)
const read = async (id: number): Promise<AdminOrder> => (await shop.get(`/api/orders/${id}`, admin)).json()
const small = (quantity: number, choices?: number[]) => ({
  packageType: '10pcs',
  quantity,
  ...(choices && { choices }),
})
const medium = (quantity: number) => ({ packageType: '20pcs', quantity })
type Items = EditGoodsInput['items']

const goodsOf = ({ items, charges, totalPrice }: AdminOrder): EditGoodsInput['expected'] => {
  const charge = charges?.find(({ kind }) => kind === 'discount' || kind === 'extra')
  return {
    items: items.map(({ packageType, quantity, choices = [] }) => ({
      packageType,
      quantity,
      choices: choices.map(({ id }) => id),
    })),
    adjustment: charge
      ? { kind: charge.kind as 'extra', amount: Number(charge.amount), reason: charge.reason }
      : null,
    totalPrice,
  }
}
const put = (order: AdminOrder, items: Items, more: Partial<EditGoodsInput> = {}) =>
  shop.send(
    'PUT',
    `/api/orders/${order.id}/goods`,
    { items, adjustment: null, expected: goodsOf(order), ...more },
    admin,
  )
const edit = async (
  order: AdminOrder,
  items: Items,
  more: Partial<EditGoodsInput> = {},
): Promise<AdminOrder> => {
  const answer = await put(order, items, more)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const move = ({ id }: AdminOrder, status: string) => shop.setStatus(id, status)
const stock = (packageType: string, currentStock: number) =>
  shop.send('POST', '/api/inventory', { packageType, currentStock, minimumStock: 0, unitPrice: 1 }, admin)
await stock('10pcs', 1000)
const takenOn = async (date: string) =>
  (await query('select taken from kitchen_days where day = $1', [date]))[0]?.taken
const timelineOf = async ({ id }: AdminOrder) =>
  (await shop.get(`/api/orders/${id}/timeline`, admin)).json().events as { kind: string; data: object }[]
const sound = async () => expect(await brokenInvariants(shop.database.pool)).toEqual([])

describe('the goods of an order', () => {
  it('change in number, and the timeline says from what to what', async () => {
    const order = await place({ packageType: '10pcs', quantity: 1 })
    const edited = await edit(order, [small(2), medium(1)], { total: '118000.00' })
    expect(edited).toMatchObject({ packageType: '10pcs', quantity: 2, pieces: 40, totalPrice: '118000.00' })
    expect(edited.items[0]).toMatchObject({ id: order.items[0]?.id, quantity: 2, totalPrice: '60000.00' })
    expect((await timelineOf(order)).at(-1)).toMatchObject({
      kind: 'goods',
      data: {
        from: { lines: [{ quantity: 1 }], total: 30_000 },
        to: { lines: [{ quantity: 2 }, { quantity: 1 }], total: 118_000 },
      },
    })
    await sound()
  })

  it('are refused with another total than was shown', async () => {
    const order = await place({ packageType: '10pcs' })
    const answer = answered(await put(order, [small(2)], { total: '50000.00' }))
    expect(answer).toMatchObject({ statusCode: 409, code: 'stale', details: '60000.00' })
  })

  it('are refused when a line gets more pieces than the counters hold', async () => {
    await query(
      `insert into packages (package_type, name, pieces, price, position) values ('cicip', 'Cicip', 1000, 1, 9)`,
    )
    shop.parts.settings.forget()
    const order = await place({ packageType: 'cicip', quantity: 1 })
    const answer = await put(order, [{ packageType: 'cicip', quantity: 1001 }])
    expect(answer.json()).toMatchObject({ code: 'validation', issues: [{ path: 'quantity' }] })
  })

  it('are changed once by a request sent twice', async () => {
    const order = await place({ packageType: '10pcs' })
    await edit(order, [small(4)])
    expect(await edit(order, [small(4)])).toMatchObject({ quantity: 4 })
    expect((await timelineOf(order)).filter(({ kind }) => kind === 'goods')).toHaveLength(1)
  })

  it('are refused when another device changed them first, naming what', async () => {
    const order = await place({ packageType: '10pcs' })
    await edit(order, [small(4)])
    const refused = { code: 'stale', issues: [{ path: 'items' }, { path: 'totalPrice' }] }
    expect((await put(order, [small(2)])).json()).toMatchObject(refused)
  })

  it.each(['delivered', 'cancelled'])('of a %s order stay', async (status) => {
    const order = await place()
    await move(order, status)
    expect((await put(order, [medium(2)])).json()).toMatchObject({ code: 'conflict' })
  })

  it('forget a printed label, also when only a choice changes', async () => {
    const [group] = await query(
      `insert into choice_groups (name, min_choices, max_choices, position) values ('Isi', 1, 1, 1) returning id`,
    )
    const [chicken, shrimp] = await query(
      `insert into choice_options (group_id, position, name) values ($1, 1, 'ayam'), ($1, 2, 'udang') returning id`,
      [group?.id],
    )
    await query(`insert into package_choices values ('10pcs', $1)`, [group?.id])
    try {
      const order = await place({ packageType: '10pcs', items: [small(1, [chicken?.id])] })
      await shop.send('POST', `/api/orders/${order.id}/acts`, { act: 'label' }, admin)
      const edited = await edit(order, [small(1, [shrimp?.id])])
      expect(edited.labelPrintedAt).toBeNull()
      expect(edited.items).toMatchObject([{ choices: [{ name: { id: 'udang' } }] }])
      const refused = await put(edited, [small(1)])
      expect(refused.json()).toMatchObject({ code: 'conflict', issues: [{ path: 'items.0.choices' }] })
      await sound()
    } finally {
      await query('delete from choice_groups')
    }
  })
})

describe('what the goods take', () => {
  it('is refused with what is left of the stock, which the owner cannot override', async () => {
    await stock('20pcs', 5)
    const order = await place(medium(2))
    const answer = await put(order, [medium(6)], { overrideKitchen: true })
    const message = expect.stringContaining('5')
    expect(answer.json()).toMatchObject({ code: 'out-of-stock', details: '5', message })
    const left = await query(`select current_stock from inventory where package_type = '20pcs'`)
    expect(left).toEqual([{ current_stock: 3 }])
    await sound()
  })

  it('is refused with what is left of the day, which the owner can override', async () => {
    const order = await place({ packageType: '10pcs', quantity: 1, deliveryDate: '2026-11-25' })
    await query(`update kitchen_days set capacity = 30 where day = '2026-11-25'`)
    const refused = { code: 'conflict', details: '30', issues: [{ path: 'deliveryDate' }] }
    expect((await put(order, [small(4)])).json()).toMatchObject(refused)
    await edit(order, [small(4)], { overrideKitchen: true })
    expect(await takenOn('2026-11-25')).toBe(40)
    // Fewer always fit.
    await edit(await read(order.id), [small(3)])
    expect(await takenOn('2026-11-25')).toBe(30)
    await sound()
  })

  it('keeps to the limits of packages, counting the other orders', async () => {
    await query(
      `update packages set total_limit = 6 + packages_sold('100pcs'), order_limit = 5 where package_type = '100pcs'`,
    )
    try {
      const big = (quantity: number) => ({ packageType: '100pcs', quantity })
      const [one, other] = [await place(big(2)), await place(big(1))]
      expect((await put(one, [big(6)])).json()).toMatchObject({ code: 'out-of-stock', details: '5' })
      const full = await edit(one, [big(5)])
      expect((await put(other, [big(2)])).json()).toMatchObject({ code: 'out-of-stock', details: '1' })
      await edit(full, [big(4)])
      await edit(other, [big(2)])
      await query(`update packages set state = 'archived' where package_type = '100pcs'`)
      const insisted = await put(await read(other.id), [big(3)], { overrideKitchen: true })
      expect(insisted.json()).toMatchObject({ code: 'out-of-stock', reason: 'not-on-sale' })
      await edit(await read(other.id), [big(1)])
    } finally {
      await query(
        `update packages set total_limit = null, order_limit = null, state = 'shown' where package_type = '100pcs'`,
      )
    }
    await sound()
  })
})

it('the promotion of an order is computed again, also when it is over or used up by now', async () => {
  const code = aPromotionCode({ mostUses: 1 })
  expect((await shop.send('POST', '/api/promotion-codes', code, admin)).statusCode).toBe(201)
  const order = await place({ packageType: '10pcs', quantity: 1, promotionCode: code.code })
  await query('update promotion_codes set is_active = false')
  const edited = await edit(order, [small(2)], { total: '54000.00' })
  expect(edited.charges).toEqual([{ kind: 'promotion', amount: '6000.00', reason: code.code }])
  await sound()
})

describe('a discount or an extra charge', () => {
  const extra = { kind: 'extra', amount: 15_000, reason: 'Antar ke luar kota' } as const
  const discount = { kind: 'discount', amount: 5_000, reason: 'Telat minggu lalu' } as const

  it('is part of the total with its reason, one at a time', async () => {
    const order = await place({ packageType: '10pcs', quantity: 1 })
    const dearer = await edit(order, [small(1)], { adjustment: extra })
    expect(dearer).toMatchObject({
      totalPrice: '45000.00',
      charges: [{ kind: 'extra', amount: '15000.00', reason: 'Antar ke luar kota' }],
    })
    const cheaper = await edit(dearer, [small(1)], { adjustment: discount })
    expect(cheaper).toMatchObject({ totalPrice: '25000.00', charges: [{ kind: 'discount' }] })
    expect((await edit(cheaper, [small(1)])).charges).toBeUndefined()
    await sound()
  })

  it('is at most the total, which it may reduce to zero, and makes it no more than can be stored', async () => {
    const order = await place({ packageType: '10pcs', quantity: 1 })
    const refused = { statusCode: 400, issues: [{ path: 'adjustment.amount' }] }
    for (const adjustment of [
      { ...discount, amount: 30_001 },
      { ...extra, amount: 99_970_000 },
    ])
      expect(answered(await put(order, [small(1)], { adjustment }))).toMatchObject(refused)
    const free = await edit(order, [small(1)], { adjustment: { ...discount, amount: 30_000 } })
    expect(free.totalPrice).toBe('0.00')
    await sound()
  })

  it('needs a reason, which goes with the personal data of its order', async () => {
    const order = await place({ packageType: '10pcs', quantity: 1, customerPhone: '0812-1000-0001' })
    const answer = await put(order, [small(1)], { adjustment: { ...extra, reason: ' ' } })
    expect(answer.json().issues).toMatchObject([{ path: 'adjustment.reason' }])
    await edit(order, [small(1)], { adjustment: extra })
    await move(order, 'delivered')
    const erased = await shop.send('POST', `/api/admin/customers/${order.id}/erase`, {}, admin)
    expect(erased.statusCode, erased.body).toBe(200)
    const seen = JSON.stringify([await read(order.id), await timelineOf(order)])
    expect(seen).toContain('15000.00')
    expect(seen).not.toContain('luar kota')
  })
})

it('the money of an order is known to the form before it is saved', async () => {
  const { id } = await place({ packageType: '10pcs', quantity: 1 })
  expect((await shop.payByHand(id)).statusCode).toBe(200)
  const terms = { held: '30000.00', promotion: null }
  expect((await shop.get(`/api/orders/${id}/goods`, admin)).json()).toEqual(terms)
})
