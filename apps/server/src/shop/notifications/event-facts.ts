import type { DaySummary } from '@dimsum/domain/day-summary'
import type { Db } from '../../platform/db/connection.ts'
import type { OutboxEvent } from '../../platform/outbox/outbox-events.queries.ts'
import { summariseDay } from '../day-summary/summarise-day.ts'
import { findOrder, type StoredOrder } from '../orders/read/orders.queries.ts'

/** The order an event is about, as it stands now; undefined when there is none. */
export const orderOf = async (db: Db, { orderId }: OutboxEvent): Promise<StoredOrder | undefined> =>
  orderId === null ? undefined : findOrder(db, orderId)

/** The summary a `day-summary` is about; undefined for other events. */
export const summaryOf = async (db: Db, { topic, data }: OutboxEvent): Promise<DaySummary | undefined> =>
  topic === 'day-summary' && typeof data.day === 'string' ? summariseDay(db, data.day) : undefined
