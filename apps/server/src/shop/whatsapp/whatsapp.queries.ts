import { WhatsappSettings } from '@dimsum/contract/whatsapp'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { settings } from '../../platform/db/tables/shop.ts'
import { whatsappMessages } from '../../platform/db/tables/whatsapp.ts'

/** No event is on. The cost is Meta's price of an Indonesian utility message, July 2026. */
const atFirst: WhatsappSettings = {
  events: [],
  quietHours: { begins: '21:00', ends: '07:00' },
  costPerMessage: 357,
}

/** Key of the row in `settings`; `is_whatsapp_wanted` reads it too. */
export const whatsappKey = 'whatsapp'

export const readWhatsappSettings = async (db: Db | Tx): Promise<WhatsappSettings> => {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, whatsappKey))
  return WhatsappSettings.safeParse(row?.value).data ?? atFirst
}

/** Stores the text of a message with its entry in the timeline. */
export const keepWords = async (db: Db, outboxId: number, text: string): Promise<void> => {
  await db.execute(sql`
    insert into order_notes (event_id, text)
    select event_id, ${text} from whatsapp_messages where outbox_id = ${outboxId}
    on conflict (event_id) do update set text = excluded.text`)
}

/**
 * Applies a report to the message with this id, or with this outbox id while Meta's id is unknown: a report may arrive
 * before the response to the request.
 */
export const raiseState = async (
  tx: Db | Tx,
  report: { wamidHash: Buffer; outboxId: number | null; state: string; code: number | null },
): Promise<void> => {
  const { wamidHash, outboxId, state, code } = report
  // The triggers of the sender lock outbox_messages first; the other order would be a deadlock.
  await tx.execute(sql`
    select from outbox_messages where id = coalesce(
      (select outbox_id from whatsapp_messages where wamid_hash = ${wamidHash}), ${outboxId}::bigint) for update`)
  await tx.execute(sql`
    update whatsapp_messages set wamid_hash = ${wamidHash}
    where outbox_id = ${outboxId}::bigint and wamid_hash is null
      and not exists (select from whatsapp_messages known where known.wamid_hash = ${wamidHash})`)
  // A statement of its own, so that it sees an id that was stored while the first one waited.
  await tx.execute(sql`
    select raise_whatsapp_state(id, ${state}, ${code}::integer) from whatsapp_messages where wamid_hash = ${wamidHash}`)
}

/** Stores a customer's message once. @returns its row id; undefined for a repeated report */
export const insertInbound = async (tx: Tx, wamidHash: Buffer): Promise<number | undefined> => {
  const [row] = await tx
    .insert(whatsappMessages)
    .values({ wamidHash, state: 'received' })
    .onConflictDoNothing()
    .returning({ id: whatsappMessages.id })
  return row?.id
}

export const linkInbound = async (
  tx: Tx,
  id: number,
  { orderId, eventId }: { orderId: number; eventId: number },
): Promise<void> => {
  await tx.update(whatsappMessages).set({ orderId, eventId }).where(eq(whatsappMessages.id, id))
}

/** The newest order of a number. */
export const findNewestOrder = async (tx: Tx, phoneKey: string): Promise<number | undefined> => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from orders where phone_key = ${phoneKey} and anonymised_at is null
    order by id desc nulls last limit 1 for no key update`)
  return rows[0]?.id
}

/** Lists messages without a delivery for the owner: Meta does not report a message that expires. */
export const raiseUndelivered = async (db: Db, hours: number): Promise<void> => {
  await db.execute(sql`
    insert into attention_items (kind, order_id, reference)
    select 'whatsapp-unsent', order_id, 'whatsapp-' || id from whatsapp_messages
    where state in ('accepted', 'sent') and changed_at < now() - make_interval(hours => ${hours}::int)
      and not exists (select from attention_items a
        where a.kind = 'whatsapp-unsent' and a.reference = 'whatsapp-' || whatsapp_messages.id)
    on conflict do nothing`)
}

/** Figures of the last 30 days. */
export const countWhatsapp = async (db: Db) => {
  const { rows } = await db.execute<Record<'accepted' | 'delivered' | 'unsent' | 'received', number>>(sql`
    select count(*) filter (where state in ('accepted', 'sent', 'delivered', 'read'))::int as accepted,
      count(*) filter (where state in ('delivered', 'read'))::int as delivered,
      count(*) filter (where state in ('failed', 'unknown'))::int as unsent,
      count(*) filter (where state = 'received')::int as received
    from whatsapp_messages where at > now() - interval '30 days'`)
  return rows[0] ?? { accepted: 0, delivered: 0, unsent: 0, received: 0 }
}
