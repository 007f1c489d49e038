import { rupiah } from '@dimsum/domain/money'
import { beforeEach, describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor, shopMoment } from '../../../testing/shop-floor.ts'
import { defaultShopRules, shopRulesWith } from '../../../testing/shop-rules.ts'
import type { SentForm } from './place-as-customer.ts'

const { now, tomorrow } = shopMoment
const morning = { begins: '09:00', ends: '11:00', for: 'both', mostOrders: null, mostPieces: null } as const
const tebet = { id: 'tebet', name: 'Tebet', fee: 10_000, leastOrder: null, freeFrom: null }

const floor = await openShopFloor()
beforeEach(() => floor.clear())

describe('the same key', () => {
  test('gives every browser that sent it a right of its own', async () => {
    const first = await floor.place({}, { key: 'form-lost-answer' })
    const again = await floor.place({}, { key: 'form-lost-answer' })
    expect(again.accessToken).not.toBe(first.accessToken)
    const rights = await floor.one('select count(*) from order_access where order_id = $1', [first.order.id])
    expect(rights.count).toBe(2)
  })

  test('answers the order as it is now', async () => {
    const first = await floor.place({}, { key: 'form-later-again' })
    await floor.rows(`update orders set status = 'confirmed' where id = $1`, [first.order.id])
    const again = await floor.place({}, { key: 'form-later-again' })
    expect(again.order).toEqual({ ...first.order, status: 'confirmed' })
  })

  test('with its fields in another order is the same body; with another value it is refused', async () => {
    const first = await floor.place({ quantity: 2 }, { key: 'form-reordered' })
    const reordered = Object.fromEntries(Object.entries(anOrder({ quantity: 2 })).reverse())
    const same = await floor.place(reordered, { key: 'form-reordered' })
    expect(same.order.id).toBe(first.order.id)
    const before = await floor.countRows()
    expect((await refusalOf(floor.place({ quantity: 3 }, { key: 'form-reordered' }))).code).toBe('key-reused')
    expect(await floor.countRows()).toEqual(before)
  })

  test.each<[string, Partial<SentForm>, Date, string]>([
    ['the cut-off', {}, new Date('2026-11-21T08:01:00Z'), 'validation'],
    [
      'a pause',
      { rules: { ...defaultShopRules, ordering: { state: 'closed', until: null } } },
      now,
      'conflict',
    ],
    ['a new price', { rules: shopRulesWith({ '20pcs': rupiah(62_000) }) }, now, 'stale'],
    ['a delivery fee', { rules: { ...defaultShopRules, deliveryAreas: [tebet] } }, now, 'stale'],
    ['times to choose from', { rules: { ...defaultShopRules, timeWindows: [morning] } }, now, 'validation'],
  ])('is answered with its order after %s, which refuses a new one', async (why, later, at, code) => {
    const wish = { deliveryDate: tomorrow, deliveryAreaId: 'tebet' }
    const sent = { expectedTotal: '58000.00', key: `before ${why}` }
    const first = await floor.place(wish, sent)
    expect((await floor.place(wish, { ...sent, ...later }, at)).order).toEqual(first.order)
    const fresh = floor.place(wish, { ...sent, ...later, key: `after ${why}` }, at)
    expect((await refusalOf(fresh)).code).toBe(code)
  })

  test('can be used again after a refusal: only orders are remembered', async () => {
    await floor.stock('10pcs', 0)
    const press = () => floor.place({ packageType: '10pcs' }, { key: 'form-sold-out' })
    expect((await refusalOf(press())).code).toBe('out-of-stock')
    await floor.rows(`update inventory set current_stock = 1`)
    expect((await press()).order.packageType).toBe('10pcs')
  })
})
