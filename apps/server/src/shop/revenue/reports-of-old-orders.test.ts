import { expect, test } from 'vitest'
import { migrate } from '../../platform/db/migrate.ts'
import { createDatabaseBefore } from '../../testing/earlier-database.ts'
import { sumOwed, sumRevenue, sumRevenueByMethod } from './revenue.queries.ts'

const firstWithReports = '0004_reports'

test('a shop that was open before the reports were counted finds its old orders in them', async () => {
  const database = await createDatabaseBefore(firstWithReports)
  try {
    await database.pool.query(
      `insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
         total_price, order_date, status, is_paid, paid_at, payment_method)
       select 'Siti', '0812', '812', 'Jl. Kenanga', '10pcs', 1, 10, 30000 + n,
         case when n % 8 < 4 then timestamptz '2026-11-19 17:00Z' else timestamptz '2026-11-20 16:59Z' end,
         case when n % 5 = 0 then 'cancelled' else 'pending' end, n % 2 = 0, case when n % 2 = 0 then now() end,
         case when n % 4 = 0 then 'gopay' end
       from generate_series(1, 40) n`,
    )
    await database.pool.query(
      `insert into revenue_daily (day, package_type, orders, order_lines, packs, revenue)
       values ('2026-10-31', '10pcs', 2, 2, 2, 60000), ('2026-11-20', '10pcs', 3, 3, 3, 90000)`,
    )
    expect(await migrate(database.url)).toContain(firstWithReports)

    expect(await sumOwed(database.db)).toEqual({ owed: 16 * 30_000 + 320, owedOrders: 16 })
    expect(await sumRevenue(database.db, '2026-11', '2026-10')).toEqual({
      total: 150_000,
      thisMonth: 90_000,
      lastMonth: 60_000,
      paidOrders: 5,
    })
    expect(await sumRevenueByMethod(database.db, '2026-11-20', '2026-11-20')).toEqual([
      { paymentMethod: 'gopay', orders: 10, revenue: 10 * 30_000 + 220 },
      { paymentMethod: 'unknown', orders: 10, revenue: 10 * 30_000 + 200 },
    ])
  } finally {
    await database.drop()
  }
})
