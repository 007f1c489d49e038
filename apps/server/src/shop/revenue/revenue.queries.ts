import type { PackageType } from '@dimsum/domain/menu'
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

/**
 * Money of paid orders in rupiah: received, refunded, and net (the views of `money.sql`). Net of all time and of two
 * WIB months given as `YYYY-MM`; all paid orders.
 */
export const sumRevenue = async (db: Db, thisMonth: string, lastMonth: string) => {
  const row = await firstRow(
    db,
    sql`select sum(received) as received, sum(given_back) as given_back,
          sum(received - given_back) filter (where ${inMonth(thisMonth)}) as this_month,
          sum(received - given_back) filter (where ${inMonth(lastMonth)}) as last_month,
          sum(orders) as paid_orders
        from money_daily`,
  )
  const [received, givenBack] = [figure(row, 'received'), figure(row, 'given_back')]
  return {
    total: received - givenBack,
    received,
    givenBack,
    thisMonth: figure(row, 'this_month'),
    lastMonth: figure(row, 'last_month'),
    paidOrders: figure(row, 'paid_orders'),
  }
}

/** The unpaid total: orders neither paid nor cancelled, from the counters. */
export const sumOwed = async (db: Db): Promise<{ owed: number; owedOrders: number }> => {
  const row = await firstRow(
    db,
    sql`select sum(unpaid_total) as owed, sum(unpaid_orders) as orders from order_counts where status <> 'cancelled'`,
  )
  return { owed: figure(row, 'owed'), owedOrders: figure(row, 'orders') }
}

/** Deposits held now, the number of orders that have one, and what was kept; null for none. */
export const sumDeposits = async (db: Db): Promise<{ held: number; orders: number; kept: number } | null> => {
  const row = await firstRow(
    db,
    sql`select sum(amount_paid) as held, count(amount_paid) as orders, sum(kept) filter (where not is_paid) as kept
        from orders where amount_paid is not null or kept is not null`,
  )
  const [orders, kept] = [figure(row, 'orders'), figure(row, 'kept')]
  return orders + kept === 0 ? null : { held: figure(row, 'held'), orders, kept }
}

/** One row per WIB day from `from` to `to`, both included, with zero for days without money. */
export const listRevenueDays = async (db: Db, from: string, to: string) => {
  const { rows } = await db.execute<Record<'date' | 'orders' | 'received' | 'givenBack', string>>(
    sql`select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(sum(m.orders), 0) as orders,
          coalesce(sum(m.received), 0) as received, coalesce(sum(m.given_back), 0) as "givenBack"
        from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
        left join money_daily m on m.day = d.day::date and m.day between ${from}::date and ${to}::date
        group by d.day order by d.day`,
  )
  return rows.map(({ date, orders, ...row }) => {
    const [received, givenBack] = [Number(row.received), Number(row.givenBack)]
    return { date, orders: Number(orders), revenue: received - givenBack, received, givenBack }
  })
}

/**
 * Orders with the package, and the price of its packages in paid orders of the given WIB days (null: no bound on that
 * side). Without charges, and before refunds, which belong to an order and not to a package.
 */
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

/** Net money of the given WIB days by payment method. */
export const sumRevenueByMethod = async (db: Db, from: string, to: string) => {
  const { rows } = await db.execute<Record<'paymentMethod' | 'orders' | 'received' | 'givenBack', string>>(
    sql`select payment_method as "paymentMethod", sum(orders) as orders, sum(received) as received,
          sum(given_back) as "givenBack"
        from money_by_method_daily
        where day between ${from}::date and ${to}::date
        group by payment_method having sum(orders) > 0 or sum(received) <> 0 or sum(given_back) <> 0
        order by sum(received - given_back) desc, payment_method`,
  )
  return rows.map(({ paymentMethod, orders, ...row }) => {
    const [received, givenBack] = [Number(row.received), Number(row.givenBack)]
    return { paymentMethod, orders: Number(orders), revenue: received - givenBack, received, givenBack }
  })
}
