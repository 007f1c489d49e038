import type { MoneyOfDay } from '@dimsum/contract/revenue'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'

/** Money received and given back on WIB days, whatever became of the orders: the view `money_moves` (`cash.sql`). */
type Moved = { received: number; givenBack: number }

const sums = sql`sum(received)::float8 as received, sum(given_back)::float8 as "givenBack"`

type MovedByMethod = { method: string; orders: number } & Moved

/** `orders`: how many orders received money. */
export const sumMovedByMethod = async (db: Db, day: string): Promise<MovedByMethod[]> => {
  const { rows } = await db.execute<MovedByMethod>(
    sql`select method, count(distinct order_id) filter (where received > 0)::int as orders, ${sums} from money_moves where day = ${day}::date
        group by method order by sum(received - given_back) desc, method`,
  )
  return rows
}

/** By person of the team; null for payments and refunds that no person recorded. */
export const sumMovedByPerson = async (db: Db, day: string) => {
  const { rows } = await db.execute<{ person: string | null } & Moved>(
    sql`select substring(person from '^admin:(.*)$') as person, ${sums} from money_moves where day = ${day}::date
        group by 1 order by sum(received - given_back) desc, 1 nulls last`,
  )
  return rows
}

/** Cash shifts closed on a WIB day, in the order of their closing. */
export const listClosedShifts = async (db: Db, day: string) => {
  const { rows } = await db.execute<{ person: string; expected: number; counted: number }>(
    sql`select substring(opened_by from '^admin:(.*)$') as person, expected::float8 as expected,
          counted::float8 as counted
        from cash_shifts
        where closed_at >= ${day}::date::timestamp at time zone 'Asia/Jakarta'
          and closed_at < (${day}::date + 1)::timestamp at time zone 'Asia/Jakarta'
        order by closed_at, id`,
  )
  return rows
}

/** One row per WIB day and method with money, both ends included, the oldest first. */
export const listMoneyDays = async (
  db: Db,
  { from, to }: { from: string; to: string },
): Promise<MoneyOfDay[]> => {
  const { rows } = await db.execute<Required<MoneyOfDay>>(
    sql`select to_char(day, 'YYYY-MM-DD') as date, method, ${sums}, sum(deposits)::float8 as deposits
        from money_moves where day between ${from}::date and ${to}::date
        group by day, method order by day, method`,
  )
  return rows.map(({ deposits, ...row }) => (deposits === 0 ? row : { ...row, deposits }))
}
