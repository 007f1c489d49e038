import { setTimeout as wait } from 'node:timers/promises'
import { type Db, isTransaction } from '../db/connection.ts'
import { notifyShop } from './shop-channel.queries.ts'

type Calls = { running: boolean; waiting: Set<string> }
const callsOf = new WeakMap<Db, Calls>()

/**
 * Min time between two calls of one process (ms). Listeners read at most every 50 ms, so more calls would show nothing
 * sooner, and under load every call would take a connection and a commit from an order.
 */
const betweenCallsMs = 25

/**
 * Notifies every process that something was committed, so that live screens refetch (decision 0005). Call it after the
 * commit; inside a transaction it does nothing, because its owner announces after the commit. It does not wait: the
 * first notification is sent at once, following ones are combined. A failed one is not repeated, because live streams
 * also read every few seconds.
 * @param topic 'orders' for anything in `order_events`, else the name of the changed table
 */
export const announce = ({ db }: { db: Db }, topic = 'orders'): void => {
  if (isTransaction(db)) return
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
    await notifyShop(db, topics).catch(() => {})
    await wait(betweenCallsMs)
  }
  calls.running = false
}
