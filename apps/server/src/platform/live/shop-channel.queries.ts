import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Db, ownConnection } from '../db/connection.ts'

/** The NOTIFY channel of all processes of the shop; payloads are topics: 'orders' or a table's name. */
const channel = 'shop'

/**
 * Notifies every process, in one statement for all topics. Must be outside of transactions: NOTIFY takes one lock for
 * the whole database until commit. Asynchronous commit is safe here: after a crash there are no listeners.
 */
export const notifyShop = async (db: Db, topics: readonly string[]): Promise<void> => {
  await db.execute(sql`
    select pg_notify(${channel}, topic), set_config('synchronous_commit', 'off', true)
    from unnest(${sql.param(topics)}::text[]) as topic`)
}

export type ShopListener = {
  /** A health check; rejects when the connection is dead. */
  check: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens a connection that listens to the shop's channel.
 * @param onTopic called with each announced topic
 * @param onLost called once when the connection ends by itself; it is unusable then
 */
export const listenToShop = async (
  db: Db,
  onTopic: (topic: string) => void,
  onLost: () => void,
): Promise<ShopListener> => {
  const client = ownConnection(db)
  let isOpen = true
  const lost = () => {
    if (isOpen) onLost()
    isOpen = false
  }
  client.on('error', lost)
  client.on('end', lost)
  client.on('notification', ({ payload }: pg.Notification) => onTopic(payload ?? ''))
  const close = async () => {
    isOpen = false
    await client.end().catch(() => {})
  }
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
  } catch (error) {
    await close()
    throw error
  }
  return { check: async () => void (await client.query('select 1')), close }
}
