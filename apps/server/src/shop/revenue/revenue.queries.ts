import type { PackageType } from '@dimsum/domain/catalogue'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'

type Figures = Record<string, string | null>

const firstRow = async (db: Db, query: ReturnType<typeof sql>): Promise<Figures> => {
  const { rows } = await db.execute<Figures>(query)
  return rows[0] ?? {}
}

const figure = (row: Figures, name: string): number => Number(row[name] ?? 0)

/** Days of a WIB month, `YYYY-MM`. */
const inMonth = (month: string) => {
  const first = sql`${`${month}-01`}::date`
  return sql`day >= ${first} and day < ${first} + interval '1 month'`
}

/** What came in by day of the order and, as less, what went back by its own day. */
const moneyDaily = sql`(select day, orders, revenue + charges as money from revenue_daily
  union all select day, 0, -amount from refunds_daily)`

/** Paid revenue without what was given back, in rupiah: all, and of two WIB months given as `YYYY-MM`; all paid orders. */
export const sumRevenue = async (db: Db, thisMonth: string, lastMonth: string) => {
  const row = await firstRow(
    db,
    sql`select sum(money) as total,
          sum(money) filter (where ${inMonth(thisMonth)}) as this_month,
          sum(money) filter (where ${inMonth(lastMonth)}) as last_month,
          sum(orders) as paid_orders
        from ${moneyDaily} money_daily`,
  )
  return {
    total: figure(row, 'total'),
    thisMonth: figure(row, 'this_month'),
    lastMonth: figure(row, 'last_month'),
    paidOrders: figure(row, 'paid_orders'),
  }
}

/** Money still owed: orders neither paid nor cancelled, from the counters. */
export const sumOwed = async (db: Db): Promise<{ owed: number; owedOrders: number }> => {
  const row = await firstRow(
    db,
    sql`select sum(unpaid_total) as owed, sum(unpaid_orders) as orders from order_counts where status <> 'cancelled'`,
  )
  return { owed: figure(row, 'owed'), owedOrders: figure(row, 'orders') }
}

/** One row a WIB day from `from` to `to`, both included, days without sales as zero. */
export const listRevenueDays = async (db: Db, from: string, to: string) => {
  const { rows } = await db.execute<{ date: string; orders: string; revenue: string }>(
    sql`select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(sum(r.orders), 0) as orders,
          coalesce(sum(r.money), 0) as revenue
        from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
        left join ${moneyDaily} r on r.day = d.day::date and r.day between ${from}::date and ${to}::date
        group by d.day order by d.day`,
  )
  return rows.map((row) => ({ date: row.date, orders: Number(row.orders), revenue: Number(row.revenue) }))
}

/** Orders that hold the package, and its revenue without what was charged besides and before anything went back, of the given WIB days (null: no bound on that side). */
export const sumRevenueByPackage = async (db: Db, from: string | null, to: string | null) => {
  const { rows } = await db.execute<{ packageType: PackageType; orders: string; revenue: string }>(
    sql`select package_type as "packageType", sum(order_lines) as orders, sum(revenue) as revenue
        from revenue_daily
        where (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)
        group by package_type having sum(order_lines) > 0 order by sum(revenue) desc`,
  )
  return rows.map((row) => ({
    packageType: row.packageType,
    orders: Number(row.orders),
    revenue: Number(row.revenue),
  }))
}

/** How paid orders of the given WIB days were paid. */
export const sumRevenueByMethod = async (db: Db, from: string, to: string) => {
  const { rows } = await db.execute<{ paymentMethod: string; orders: string; revenue: string }>(
    sql`select payment_method as "paymentMethod", sum(orders) as orders, sum(revenue) as revenue
        from (select day, payment_method, orders, revenue from revenue_by_method_daily
          union all select day, payment_method, 0, -amount from refunds_daily) money
        where day between ${from}::date and ${to}::date
        group by payment_method having sum(orders) > 0 or sum(revenue) <> 0 order by sum(revenue) desc, payment_method`,
  )
  return rows.map((row) => ({
    paymentMethod: row.paymentMethod,
    orders: Number(row.orders),
    revenue: Number(row.revenue),
  }))
}
