import { setTimeout as wait } from 'node:timers/promises'
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

/** A health check of the connection finds one that ended without a packet (ms). */
const checkEveryMs = 30_000

export type ListeningCalls = {
  /** Called with each announced topic. */
  onTopic: (topic: string) => void
  /** Called when a connection is open, for the first time or again: read everything. */
  onListening: () => void
}

/**
 * Opens a connection that listens to the shop's channel, until it is lost or `stop` aborts. Rejects when it cannot be
 * opened or does not answer a health check.
 */
export const listenToShop = async (
  db: Db,
  { onTopic, onListening }: ListeningCalls,
  stop: AbortSignal,
): Promise<void> => {
  const client = ownConnection(db)
  const lost = new AbortController()
  const over = AbortSignal.any([stop, lost.signal])
  client.on('error', () => lost.abort())
  client.on('end', () => lost.abort())
  client.on('notification', ({ payload }: pg.Notification) => onTopic(payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    if (!over.aborted) onListening()
    while (!over.aborted) {
      await wait(checkEveryMs, undefined, { ref: false, signal: over }).catch(() => {})
      if (!over.aborted) await client.query('select 1')
    }
  } finally {
    const closing = client.end().catch(() => {})
    // Do not wait for the end of an unresponsive one.
    if (stop.aborted) await closing
  }
}
