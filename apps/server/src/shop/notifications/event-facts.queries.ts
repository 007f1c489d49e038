import type { BothLanguages } from '@dimsum/domain/menu'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { inventory } from '../../platform/db/tables/inventory.ts'
import { packages } from '../../platform/db/tables/menu.ts'
import { type MessageChannel, outboxEvents, outboxMessages } from '../../platform/db/tables/outbox.ts'
import type { OutboxMessage } from '../../platform/outbox/outbox-messages.queries.ts'
import { packageName } from '../menu/menu.queries.ts'

/** Whether a later event of the same order and kind exists, and the last status that this recipient was told. */
export const readOrderNews = async (
  db: Db,
  channel: MessageChannel,
  { id, recipient, event }: OutboxMessage,
): Promise<{ hasLater: boolean; toldStatus: string }> => {
  const { rows } = await db.execute<{ has_later: boolean; told: string | null }>(sql`
    select exists (
      select from ${outboxEvents} where order_id = ${event.orderId} and topic = ${event.topic} and id > ${event.id}
    ) as has_later, (
      select e.data->>'status' from ${outboxMessages} m join ${outboxEvents} e on e.id = m.event_id
      where e.order_id = ${event.orderId} and e.topic = 'order-status' and m.channel = ${channel}
        and m.recipient = ${recipient} and m.id < ${id} and m.state in ('sent', 'unknown')
      order by m.id desc limit 1
    ) as told`)
  // The message about the new order contains that it is pending.
  return { hasLater: rows[0]?.has_later ?? false, toldStatus: rows[0]?.told ?? 'pending' }
}

export type LowStock = { left: number; name: BothLanguages; pieces: number }

/** A package with low stock and its stock; undefined when it is not low, or not sold. */
export const findLowStock = (db: Db, packageType: string): Promise<LowStock | undefined> =>
  firstRow(
    db
      .select({ left: inventory.currentStock, name: packageName, pieces: packages.pieces })
      .from(inventory)
      .innerJoin(packages, eq(packages.packageType, inventory.packageType))
      .where(
        and(
          sql`${inventory.packageType} = ${packageType}`,
          inventory.isActive,
          sql`${inventory.currentStock} <= ${inventory.minimumStock}`,
        ),
      ),
  )
