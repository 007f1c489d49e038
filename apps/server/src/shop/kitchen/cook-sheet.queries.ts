import {
  cancelledStatuses,
  inKitchenStatuses,
  notStartedStatuses,
  unconfirmedStatuses,
  underWayStatuses,
} from '@dimsum/domain/order-status'
import { and, asc, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { oneOf } from '../../platform/db/tables/columns.ts'
import { orderItems, orders } from '../../platform/db/tables/orders.ts'
import { blockedPhones } from '../../platform/db/tables/people.ts'
import type { OrderRow, StoredLine } from '../orders/read/orders.queries.ts'

/** A line with the time when it was ticked, ISO 8601. */
type SheetLineRow = StoredLine & { preparedAt: string | null }

export type SheetRow = {
  order: OrderRow
  items: SheetLineRow[]
  /** Open unpaid orders of this phone, including this one; counted up to ten. */
  openUnpaid: number
  isBlocked: boolean
}

/** Max open unpaid orders of one phone that are counted. */
const countedUnpaid = 10

const linesWithTicks = sql<SheetLineRow[]>`(
  select coalesce(
    json_agg(order_line(i) || jsonb_build_object('preparedAt', i.prepared_at) order by i.position), '[]')
  from ${orderItems} i where i.order_id = orders.id
)`

const openUnpaid = sql<number>`(
  select count(*)::int from (
    select 1 from orders other
    where orders.phone_key <> '' and other.phone_key = orders.phone_key and not other.is_paid
      and other.total_price > 0
      and other.status in (${sql.raw(oneOf(notStartedStatuses))})
    limit ${countedUnpaid}
  ) counted
)`

const isBlocked = sql<boolean>`exists (
  select 1 from ${blockedPhones} b where b.phone_key = orders.phone_key
)`

const listSheetRows = (db: Db, which: SQL | undefined, limit: number): Promise<SheetRow[]> =>
  db
    .select({ order: orders, items: linesWithTicks, openUnpaid, isBlocked })
    .from(orders)
    .where(which)
    .orderBy(asc(orders.id))
    .limit(limit)

/** More than any kitchen cooks in a day; only a safety limit. */
const maxPerDay = 5000

/** All orders for a day, without cancelled ones. */
export const listOrdersOfDay = (db: Db, day: string): Promise<SheetRow[]> =>
  listSheetRows(
    db,
    and(eq(orders.deliveryDate, day), notInArray(orders.status, cancelledStatuses)),
    maxPerDay,
  )

const looseOrdersShown = 100

/** Days after which an unpaid, unconfirmed order without a delivery day is hidden, as abandoned by its customer. */
const waitingDays = 14

/** Unfinished orders without a day, oldest first. */
export const listUndatedOrders = (db: Db): Promise<SheetRow[]> =>
  listSheetRows(
    db,
    and(
      isNull(orders.deliveryDate),
      or(
        inArray(orders.status, inKitchenStatuses),
        and(
          inArray(orders.status, unconfirmedStatuses),
          sql`(${orders.isPaid} or ${orders.orderDate} > now() - make_interval(days => ${waitingDays}))`,
        ),
      ),
    ),
    looseOrdersShown,
  )

/** Unfinished orders whose day is over, oldest first. */
export const listOverdueOrders = (db: Db, today: string): Promise<SheetRow[]> =>
  listSheetRows(
    db,
    and(
      lt(orders.deliveryDate, today),
      or(
        inArray(orders.status, underWayStatuses),
        and(inArray(orders.status, unconfirmedStatuses), orders.isPaid),
      ),
    ),
    looseOrdersShown,
  )
