import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor, shopMoment } from '../../../testing/shop-floor.ts'

const { tomorrow } = shopMoment

const floor = await openShopFloor()
afterAll(() => floor.drop())
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

  test('is answered after the cut-off when its order was stored before it', async () => {
    const first = await floor.place({ deliveryDate: tomorrow }, { key: 'form-in-time' })
    const late = new Date('2026-11-21T08:01:00Z')
    expect((await floor.place({ deliveryDate: tomorrow }, { key: 'form-in-time' }, late)).order.id).toBe(
      first.order.id,
    )
    expect(
      (await refusalOf(floor.place({ deliveryDate: tomorrow }, { key: 'form-too-late' }, late))).code,
    ).toBe('validation')
  })

  test('can be used again after a refusal: only orders are remembered', async () => {
    await floor.stock('10pcs', 0)
    expect((await refusalOf(floor.place({ packageType: '10pcs' }, { key: 'form-sold-out' }))).code).toBe(
      'out-of-stock',
    )
    await floor.rows(`update inventory set current_stock = 1`)
    expect((await floor.place({ packageType: '10pcs' }, { key: 'form-sold-out' })).order.packageType).toBe(
      '10pcs',
    )
  })
})
