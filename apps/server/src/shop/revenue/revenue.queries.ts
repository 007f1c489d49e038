import type { RevenueDay, RevenueOfMethod, RevenueOfPackage, RevenueTotal } from '@dimsum/contract/revenue'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'

/** The row of an aggregate without groups, which always has one. */
const onlyRow = <Row>([row]: Row[]): Row => {
  if (!row) throw new Error('The sum gave no row')
  return row
}

/** WIB days, both included. */
type Days = { from: string; to: string }

/** Orders and money of a group, in rupiah. */
const figures = sql`coalesce(sum(orders), 0)::float8 as orders,
  coalesce(sum(received - given_back), 0)::float8 as revenue, coalesce(sum(received), 0)::float8 as received,
  coalesce(sum(given_back), 0)::float8 as "givenBack"`

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
  const net = sql`sum(received - given_back)`
  const { rows } = await db.execute<Omit<RevenueTotal, 'owed' | 'owedOrders' | 'deposits'>>(
    sql`select coalesce(sum(received) - sum(given_back), 0)::float8 as total,
          coalesce(sum(received), 0)::float8 as received, coalesce(sum(given_back), 0)::float8 as "givenBack",
          coalesce(${net} filter (where ${inMonth(thisMonth)}), 0)::float8 as "thisMonth",
          coalesce(${net} filter (where ${inMonth(lastMonth)}), 0)::float8 as "lastMonth",
          coalesce(sum(orders), 0)::float8 as "paidOrders"
        from money_daily`,
  )
  return onlyRow(rows)
}

/** The unpaid total: orders neither paid nor cancelled, from the counters. */
export const sumOwed = async (db: Db): Promise<{ owed: number; owedOrders: number }> => {
  const { rows } = await db.execute<{ owed: number; owedOrders: number }>(
    sql`select coalesce(sum(unpaid_total), 0)::float8 as owed, coalesce(sum(unpaid_orders), 0)::float8 as "owedOrders"
        from order_counts where status <> 'cancelled'`,
  )
  return onlyRow(rows)
}

/** Deposits held now, the number of orders that have one, and what was kept; null for none. */
export const sumDeposits = async (db: Db): Promise<RevenueTotal['deposits'] | null> => {
  const { rows } = await db.execute<NonNullable<RevenueTotal['deposits']>>(
    sql`select coalesce(sum(amount_paid), 0)::float8 as held, count(amount_paid)::float8 as orders,
          coalesce(sum(kept) filter (where not is_paid), 0)::float8 as kept
        from orders where amount_paid is not null or kept is not null`,
  )
  const deposits = onlyRow(rows)
  return deposits.orders + deposits.kept === 0 ? null : deposits
}

/** One row per WIB day from `from` to `to`, both included, with zero for days without money. */
export const listRevenueDays = async (db: Db, { from, to }: Days): Promise<RevenueDay[]> => {
  const { rows } = await db.execute<RevenueDay>(
    sql`select to_char(d.day, 'YYYY-MM-DD') as date, ${figures}
        from generate_series(${from}::date, ${to}::date, interval '1 day') as d(day)
        left join money_daily m on m.day = d.day::date and m.day between ${from}::date and ${to}::date
        group by d.day order by d.day`,
  )
  return rows
}

/**
 * Orders with the package, and the price of its packages in paid orders of the given WIB days (null: no bound on that
 * side). Without charges, and before refunds, which belong to an order and not to a package.
 */
export const sumRevenueByPackage = async (
  db: Db,
  { from, to }: Days | { from: null; to: null },
): Promise<RevenueOfPackage[]> => {
  const { rows } = await db.execute<RevenueOfPackage>(
    sql`select package_type as "packageType", sum(order_lines)::float8 as orders, sum(revenue)::float8 as revenue
        from revenue_daily
        where (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)
        group by package_type having sum(order_lines) > 0 order by sum(revenue) desc`,
  )
  return rows
}

/** Net money of the given WIB days by payment method. */
export const sumRevenueByMethod = async (db: Db, { from, to }: Days): Promise<RevenueOfMethod[]> => {
  const { rows } = await db.execute<RevenueOfMethod>(
    sql`select payment_method as "paymentMethod", ${figures}
        from money_daily
        where day between ${from}::date and ${to}::date
        group by payment_method having sum(orders) > 0 or sum(received) <> 0 or sum(given_back) <> 0
        order by sum(received - given_back) desc, payment_method`,
  )
  return rows
}
