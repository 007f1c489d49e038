import { type Db, isTransaction } from '../db/connection.ts'
import { coalesced } from '../jobs/coalesced.ts'
import { notifyShop } from './shop-channel.queries.ts'

/**
 * Min time between two calls of one process (ms). Listeners read at most every 50 ms, so more calls would show nothing
 * sooner, and under load every call would take a connection and a commit from an order.
 */
const betweenCallsMs = 25

const announcers = new WeakMap<Db, (topic: string) => void>()

const createAnnouncer = (db: Db) => {
  const waiting = new Set<string>()
  const notify = coalesced(async () => {
    const topics = [...waiting]
    waiting.clear()
    await notifyShop(db, topics)
  }, betweenCallsMs)
  return (topic: string): void => {
    waiting.add(topic)
    notify().catch(() => {})
  }
}

/**
 * Notifies every process that something was committed, so that live screens refetch (decision 0005). Call it after the
 * commit; inside a transaction it does nothing, because its owner announces after the commit. It does not wait: the
 * first notification is sent at once, following ones are combined. A failed one is not repeated, because live streams
 * also read every few seconds.
 * @param topic 'orders' for anything in `order_events`, else the name of the changed table
 */
export const announce = ({ db }: { db: Db }, topic = 'orders'): void => {
  if (isTransaction(db)) return
  const announcer = announcers.get(db) ?? createAnnouncer(db)
  announcers.set(db, announcer)
  announcer(topic)
}
