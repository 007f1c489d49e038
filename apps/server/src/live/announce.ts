import type { Db } from '../db/connection.ts'
import { notifyShop } from './shop-channel.queries.ts'

type Calls = { running: boolean; waiting: Set<string> }
const callsOf = new WeakMap<Db, Calls>()

/**
 * Tells every process that something was committed, so that live screens look (decision 0005). Call it after the
 * commit, never inside a transaction; it returns at once. Calls that come while one is under way become one. A call
 * that fails is not repeated: screens look every few seconds anyway.
 * @param topic 'orders' for anything in `order_events`, else the name of the table that changed
 */
export const announce = ({ db }: { db: Db }, topic = 'orders'): void => {
  const calls = callsOf.get(db) ?? { running: false, waiting: new Set() }
  callsOf.set(db, calls)
  calls.waiting.add(topic)
  if (!calls.running) void callAll(db, calls)
}

const callAll = async (db: Db, calls: Calls): Promise<void> => {
  calls.running = true
  while (calls.waiting.size > 0) {
    const topics = [...calls.waiting]
    calls.waiting.clear()
    for (const topic of topics) await notifyShop(db, topic).catch(() => {})
  }
  calls.running = false
}
