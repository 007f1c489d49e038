import { describe, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../../../platform/db/database-errors.ts'
import { refusalOf } from '../../../testing/refusal.ts'
import { openShopFloor, shopMoment } from '../../../testing/shop-floor.ts'
import { findOrder } from '../read/orders.queries.ts'
import { presentOrder } from '../read/present-order.ts'

const { tomorrow } = shopMoment

const floor = await openShopFloor()

describe('a placed order', () => {
  test('is answered exactly as it is stored', async () => {
    const { order } = await floor.place({
      customerEmail: 'siti@example.com',
      notes: 'sambal dipisah',
      deliveryDate: tomorrow,
      items: [
        { packageType: '20pcs', quantity: 1 },
        { packageType: '100pcs', quantity: 2 },
      ],
    })
    const stored = await findOrder(floor.db, order.id)
    expect(stored && presentOrder(stored)).toEqual(order)
    expect(order).toMatchObject({ status: 'pending', isPaid: false, masked: false, totalPrice: '598000.00' })
  })

  test('holds each package in one line, first the one chosen first', async () => {
    const { order } = await floor.place({
      packageType: '20pcs',
      quantity: 5,
      items: [
        { packageType: '10pcs', quantity: 3 },
        { packageType: '20pcs', quantity: 4 },
        { packageType: '20pcs', quantity: 1 },
      ],
    })
    expect(order.items.map(({ packageType, quantity }) => [packageType, quantity])).toEqual([
      ['20pcs', 5],
      ['10pcs', 3],
    ])
    expect([order.packageType, order.quantity]).toEqual(['20pcs', 5])
  })

  test('stands in the timeline and the counts, and makes its browser a holder', async () => {
    const { order, accessToken } = await floor.place()
    const events = 'select actor, kind, data from order_events where order_id = $1'
    const placed = { actor: 'customer', kind: 'placed', data: { source: 'web', pieces: 20 } }
    expect(await floor.rows(events, [order.id])).toEqual([placed])
    const right = await floor.one(
      `select via, expires_at > now() + interval '29 days' as is_long, encode(token_hash, 'hex') as hash
       from order_access where order_id = $1`,
      [order.id],
    )
    expect(right).toMatchObject({ via: 'order', is_long: true })
    expect(right.hash).not.toContain(Buffer.from(accessToken).toString('hex'))
  })

  test('keeps the cookie of a browser that ordered before, and never adopts a planted one', async () => {
    const first = await floor.place()
    const second = await floor.place({}, { cookie: first.accessToken })
    const planted = await floor.place({}, { cookie: 'p'.repeat(43) })
    expect(second.accessToken).toBe(first.accessToken)
    expect(planted.accessToken).not.toBe('p'.repeat(43))
  })

  test('is marked when its phone has twenty others waiting within the hour, and not refused', async () => {
    const phone = '0857 1111 2222'
    for (let n = 0; n < 20; n++) await floor.place({ customerPhone: phone })
    const marked = await floor.place({ customerPhone: '+62 857-1111-2222' })
    const other = await floor.place({ customerPhone: '0857 1111 2223' })
    const suspicion = async (id: number) =>
      (await floor.one('select suspicion from orders where id = $1', [id])).suspicion
    expect(await suspicion(marked.order.id)).toBe('many-pending')
    expect(await suspicion(other.order.id)).toBeNull()
  })
})

describe('a database that gives way', () => {
  /** Makes the next `times` orders fail like a deadlock; a sequence counts them, because it is not rolled back. */
  const failNext = (times: number) =>
    floor.rows(`
      create sequence if not exists tries; select setval('tries', 1, false);
      create or replace function fail_first() returns trigger language plpgsql as $$
      begin
        if nextval('tries') <= ${times} then raise exception 'deadlock detected' using errcode = '40P01'; end if;
        return new;
      end $$;
      create or replace trigger orders_fail_first before insert on orders for each row execute function fail_first()`)

  test('is asked again up to three times, and the order is placed once', async () => {
    await failNext(3)
    const before = await floor.countRows()
    await floor.place({}, { key: 'given-way-three-times' })
    expect((await floor.countRows()).orders - before.orders).toBe(1)
  })

  test('is not asked for ever, and nothing stays', async () => {
    await failNext(4)
    const before = await floor.countRows()
    const error = await floor.place({}, { key: 'given-way-for-ever' }).catch((thrown: unknown) => thrown)
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect(await floor.countRows()).toEqual(before)
    expect((await floor.place({}, { key: 'given-way-for-ever' })).order.id).toBeGreaterThan(0)
  })
})

describe('the shop refuses', () => {
  test('a form that a machine filled in', async () => {
    const before = await floor.countRows()
    expect(await refusalOf(floor.place({ website: 'http://spam.example' }))).toMatchObject({
      code: 'validation',
      issues: [{ path: 'website' }],
    })
    expect(await floor.countRows()).toEqual(before)
  })
})
