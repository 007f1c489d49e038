import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor, shopMoment } from '../../../testing/shop-floor.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'
import { placeAsOwner } from './place-as-owner.ts'

const floor = await openShopFloor()

const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: 50_000, freeFrom: 200_000 }
const depok = { id: 'depok', name: 'Depok', fee: 25_000, leastOrder: null, freeFrom: null }
const listing = (...deliveryAreas: (typeof tebet | typeof depok)[]) => ({
  ...defaultShopRules,
  deliveryAreas,
})
const rules = listing(tebet, depok)
const toTebet = { deliveryAreaId: 'tebet' }
const small = { packageType: '10pcs' } as const
const charge = (amount: string, reason = 'Tebet') => [{ kind: 'delivery', amount, reason }]

const place = async (wish: Partial<PlaceOrderInput>, how: object = {}) =>
  (await floor.place(wish, { rules, ...how })).order
const nothingIsStored = async (wish: Partial<PlaceOrderInput>, how: object = {}) => {
  const before = await floor.countRows()
  const refusal = await refusalOf(place(wish, how))
  expect(await floor.countRows()).toEqual(before)
  return refusal
}

describe('an order that is delivered to an area', () => {
  test.each([
    ['its fee', { quantity: 2 }, '10000.00', '126000.00'],
    ['nothing from the total that is free', { quantity: 4 }, '0.00', '232000.00'],
  ])('costs %s, stored and answered as a line of its own', async (_what, wish, fee, totalPrice) => {
    const order = await place({ ...wish, ...toTebet }, { expectedTotal: totalPrice })
    expect(order).toMatchObject({ totalPrice, charges: charge(fee) })
    expect(await floor.one('select charges, total_price from orders where id = $1', [order.id])).toEqual({
      charges: charge(fee),
      total_price: totalPrice,
    })
  })

  test('counts as revenue with its fee, and each package without', async () => {
    const order = await place(toTebet)
    await floor.rows(
      `update orders set is_paid = true, paid_at = now(), payment_method = 'qris' where id = $1`,
      [order.id],
    )
    const sums = 'select sum(revenue) as packages, sum(charges) as charges from revenue_daily'
    expect(await floor.one(sums)).toEqual({ packages: '58000.00', charges: '10000.00' })
  })

  test('is refused below the least order, with what is missing', async () => {
    const refusal = await nothingIsStored({ ...small, ...toTebet })
    expect(refusal).toMatchObject({
      code: 'conflict',
      details: '20000.00',
      issues: [{ path: 'deliveryAreaId' }],
      message: expect.stringMatching(/Tebet kurang Rp\s20\.000/),
    })
  })

  test.each([
    [undefined, 'validation'],
    ['', 'validation'],
    ['bogor', 'stale'],
  ])('needs an area that is listed, which %j is not', async (deliveryAreaId, code) => {
    const refusal = await nothingIsStored({ deliveryAreaId })
    expect(refusal).toMatchObject({ code, issues: [{ path: 'deliveryAreaId' }] })
  })

  test('is refused at its quantity when the fee makes the total more than can be stored', async () => {
    const large = { packageType: '100pcs' as const, quantity: 370, deliveryAreaId: 'depok' }
    const refusal = await nothingIsStored(large, { rules: listing({ ...depok, fee: 100_000 }) })
    expect(refusal).toMatchObject({ code: 'validation', issues: [{ path: 'quantity' }] })
    const order = await place(large, { rules: listing({ ...depok, fee: 99_999 }) })
    expect(order.totalPrice).toBe('99999999.00')
  })
})

describe('an order that pays no delivery', () => {
  test('is one that is picked up, whatever area it names', async () => {
    for (const deliveryAreaId of [undefined, 'tebet', 'bogor']) {
      const order = await place({ isDelivery: false, deliveryAreaId }, { expectedTotal: '58000.00' })
      expect(order.totalPrice).toBe('58000.00')
      expect(order).not.toHaveProperty('charges.0')
    }
  })

  test('is any while no area is listed, stored as it was before there were areas', async () => {
    const order = await place(toTebet, { rules: defaultShopRules, expectedTotal: '58000.00' })
    expect(JSON.stringify(order)).not.toContain('charges')
    expect(await floor.one('select charges from orders where id = $1', [order.id])).toEqual({ charges: null })
  })
})

describe('an order the owner types in', () => {
  const parts = { db: floor.db, now: () => shopMoment.now }

  test.each([
    ['the area’s fee', toTebet, undefined, '68000.00', charge('10000.00')],
    ['her own fee for the area', toTebet, 7_000, '65000.00', charge('7000.00')],
    ['nothing where she says so', toTebet, 0, '58000.00', charge('0.00')],
    ['her own fee outside of every area', {}, 40_000, '98000.00', charge('40000.00', '')],
    ['no fee where nothing is set', {}, undefined, '58000.00', undefined],
    ['no fee when it is picked up', { isDelivery: false }, 40_000, '58000.00', undefined],
    [
      'the fee also below the least order',
      { ...small, ...toTebet },
      undefined,
      '40000.00',
      charge('10000.00'),
    ],
  ])('costs %s', async (_what, wish, deliveryFee, expectedTotal, charges) => {
    const entry = { order: anOrder(wish), source: 'phone', overrideKitchen: true, deliveryFee } as const
    const order = await placeAsOwner(parts, 'admin:pemilik', entry, { rules, expectedTotal })
    expect([order.totalPrice, order.charges]).toEqual([expectedTotal, charges])
  })
})

test('the database refuses charges that are none, and a total below them', async () => {
  const { id } = await place(toTebet)
  const set = (charges: unknown, total = '68000') =>
    floor.rows('update orders set charges = $2::jsonb, total_price = $3 where id = $1', [
      id,
      JSON.stringify(charges),
      total,
    ])
  for (const wrong of [
    [],
    {},
    'Tebet',
    charge('-1.00'),
    charge('1.50'),
    charge('x'),
    [{ ...charge('1.00')[0], kind: 'tip' }],
    [{ kind: 'delivery', amount: '1.00' }],
    [{ kind: 'delivery', reason: '' }],
  ])
    await expect(set(wrong), JSON.stringify(wrong)).rejects.toThrow()
  await expect(set(charge('10000.00'), '9999')).rejects.toThrow()
  await set([...charge('10000.00'), { kind: 'promotion', amount: '8000.00', reason: 'LEBARAN' }], '60000')
})
