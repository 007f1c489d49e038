import type { PlaceOrderInput } from '@dimsum/contract/place-order'
import { orderStatuses } from '@dimsum/domain/order-status'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/invariants.ts'
import { buildOrder } from '../../../testing/orders.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor } from '../../../testing/shop-floor.ts'
import { defaultShopRules } from '../../../testing/shop-rules.ts'

const startStock = 100
const floor = await openShopFloor()
beforeEach(async () => {
  await floor.clear()
  await floor.stock('10pcs', startStock)
  await floor.stock('100pcs', startStock)
})

const change = floor.changeStatus
const build = async (order: Partial<PlaceOrderInput> = {}) =>
  (await buildOrder(floor.db, { packageType: '10pcs', quantity: 3, ...order })).order.id

/** The packages of `build`, as one of several lines. */
const first = { packageType: '10pcs', quantity: 3 } as const

/** Later than the lead time of any kitchen. */
const deliveryDate = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
const takenOf = async (day: string) =>
  (await floor.one('select taken from kitchen_days where day = $1', [day]))?.taken

describe('stock and kitchen', () => {
  const anyStatus = fc.constantFrom(...orderStatuses)

  test('agree when many people change many orders in parallel while others order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat({ max: 3 }), anyStatus), { minLength: 8, maxLength: 24 }),
        async (changes) => {
          const orders = await Promise.all([
            build({ deliveryDate }),
            build({ items: [first, { packageType: '100pcs', quantity: 1 }], deliveryDate }),
            build({
              packageType: '100pcs',
              quantity: 1,
              items: [
                { packageType: '100pcs', quantity: 1 },
                { packageType: '10pcs', quantity: 1 },
              ],
            }),
            build(),
          ])
          const late = changes.slice(0, 4).map(() => build({ deliveryDate }))
          const moved = changes.map(([order, status]) => change(orders[order] ?? 0, status))
          const results = await Promise.allSettled([...moved, ...late])
          expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
          expect(await brokenInvariants(floor.pool)).toEqual([])
          for (const { id } of await floor.rows(`select id from orders where status <> 'cancelled'`)) {
            await change(id, 'cancelled')
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  test('a cancelled order whose packages are sold stays cancelled, with the reason', async () => {
    const id = await build()
    await change(id, 'cancelled')
    await floor.rows(`update inventory set current_stock = 2 where package_type = '10pcs'`)
    const error = await refusalOf(change(id, 'confirmed'))
    expect(error).toMatchObject({ code: 'out-of-stock', details: '2' })
    expect(error.message).toBe(
      'This order needs 3 of Paket Kecil (10 pcs), and 2 are left. Restock first, then change the status.',
    )
    expect((await floor.rows('select status from orders where id = $1', [id]))[0].status).toBe('cancelled')
    expect(await floor.stockOf('10pcs')).toBe(2)
  })

  test('a cancelled order whose day filled up meanwhile stays cancelled', async () => {
    const rules = { ...defaultShopRules, weekdayCapacity: Array.from({ length: 7 }, () => 50) }
    const id = await build({ deliveryDate })
    await change(id, 'cancelled', {}, { rules })
    await floor.rows('update kitchen_days set taken = 40 where day = $1', [deliveryDate])
    const error = await refusalOf(change(id, 'pending', {}, { rules }))
    expect(error).toMatchObject({ code: 'conflict', details: '10' })
    await floor.rows('update kitchen_days set taken = 20 where day = $1', [deliveryDate])
    expect((await change(id, 'pending', {}, { rules })).status).toBe('pending')
    expect(await takenOf(deliveryDate)).toBe(50)
  })

  test.each([
    ['closed since', true, {}],
    ['without any room', false, { weekdayCapacity: Array.from({ length: 7 }, () => 0) }],
  ])('a cancelled order is not reopened on a day %s', async (_name, isClosed, changed) => {
    const id = await build({ deliveryDate })
    await change(id, 'cancelled')
    const close = 'update kitchen_days set is_closed = $2 where day = $1'
    await floor.rows(close, [deliveryDate, isClosed])
    const error = await refusalOf(change(id, 'pending', {}, { rules: { ...defaultShopRules, ...changed } }))
    expect(error).toMatchObject({ code: 'conflict', details: '0' })
    expect(error.message).toMatch(/^Dapur tutup pada /)
    expect([await floor.stockOf('10pcs'), await takenOf(deliveryDate)]).toEqual([100, 0])
    await floor.rows(close, [deliveryDate, false])
    expect((await change(id, 'pending')).status).toBe('pending')
  })
})
