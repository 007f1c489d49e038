import { describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../testing/invariants.ts'
import { buildOrder } from '../../testing/orders.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { deleteExpired } from '../privacy/expired-rows.queries.ts'
import { seedHistory } from './seed-history.ts'

const database = await createTestDatabase()

describe('a sample history', () => {
  const { rows } = database
  const noDay = `delete from kitchen_days where day = '2030-05-01'`

  test('has the requested number of orders, and again when it is generated anew', async () => {
    expect(await seedHistory(database.db, 50)).toEqual({ replaced: 0 })
    expect(await seedHistory(database.db, 2000)).toEqual({ replaced: 50 })
    expect(await rows('select count(*) as orders from orders')).toEqual([{ orders: 2000 }])
  })

  test('has cash and transfers that the owner marked, and payments that came online', async () => {
    const people = 'select distinct method, recorded_by as person from payments order by method'
    expect(await rows(people)).toEqual([
      { method: 'gopay', person: 'system' },
      { method: 'transfer', person: 'admin:ibu' },
      { method: 'tunai', person: 'admin:ibu' },
      { method: 'virtual_account', person: 'system' },
    ])
  })

  test('keeps the invariants of a shop, also when the maintenance deleted expired access', async () => {
    // Unpaid, because revenue is booked by day.
    await rows(`with old as (update orders set order_date = order_date - interval '31 days'
        where id = (select id from orders where source = 'web' and not is_paid limit 1) returning id)
      update order_access set expires_at = now() from old where order_id = old.id`)
    expect(await deleteExpired(database.db)).toBe(1)
    expect(await brokenInvariants(database.pool)).toEqual([])
  })

  test.each([
    [
      'reviews of customers',
      `insert into reviews (customer_name, rating, review_text, fingerprint)
       values ('Ani', 5, 'Enak sekali!', gen_random_uuid())`,
      `delete from reviews where customer_name = 'Ani' and review_text = 'Enak sekali!'`,
    ],
    [
      'a day the owner closed',
      `insert into kitchen_days (day, is_closed) values ('2030-05-01', true)`,
      noDay,
    ],
    ['a capacity the owner set', `insert into kitchen_days (day, capacity) values ('2030-05-01', 50)`, noDay],
  ])('is not made anew over %s', async (_name, happen, undo) => {
    const all = 'select count(*) from reviews union all select count(*) from kitchen_days'
    await rows(happen)
    const before = await rows(all)
    await expect(seedHistory(database.db, 10)).rejects.toThrow(/^This shop has (reviews|kitchen days)/)
    expect(await rows(all)).toEqual(before)
    await rows(undo)
  })

  test('continues as a shop: the next order is counted and booked, and another seed is refused', async () => {
    await buildOrder(database.db)
    expect(await rows('select sum(orders) as orders from order_counts')).toEqual([{ orders: '2001' }])
    await expect(seedHistory(database.db, 10)).rejects.toThrow('This shop has orders of customers')
    expect(await rows('select count(*) as orders from orders')).toEqual([{ orders: 2001 }])
  })
})
