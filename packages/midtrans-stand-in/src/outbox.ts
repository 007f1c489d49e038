import { isDelivered, retriesAfter, waitBefore } from './delivery-retries.ts'
import type { Ids } from './ids.ts'
import { postNotification } from './notification-post.ts'
import type { Delivery } from './records.ts'
import type { Schedule } from './schedule.ts'
import type { Store } from './store.ts'

/**
 * Delivers notifications: the first deliveries of one transaction in order, then retries depending on the responses.
 */
export interface Outbox {
  /** Queues one notification; resolves when its first delivery was answered. */
  send(message: Message, options?: SendOptions): Promise<void>
  /** Resolves when nothing is being delivered; retries may still be due later. */
  idle(): Promise<void>
  /** Resolves when every notification was delivered or given up. */
  finished(): Promise<void>
  /** Continues deliveries that a restart interrupted. */
  resume(): void
  /** Starts no further delivery. */
  stop(): void
}

type Message = Pick<Delivery, 'url' | 'body' | 'orderId' | 'transactionId' | 'transactionStatus'>

interface SendOptions {
  delayMs?: number
  /** Does not wait for earlier notifications of the same transaction. */
  atOnce?: boolean
}

interface Parts {
  schedule: Schedule
  store: Store
  ids: Ids
  retryDelayScale: number
  answerTimeoutMs: number
}

/** Lets callers that waited for a response send their own notifications first. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

export function createOutbox({ schedule, store, ids, retryDelayScale, answerTimeoutMs }: Parts): Outbox {
  const underWay = new Set<Promise<void>>()
  const lastFirstTry = new Map<string, Promise<void>>()
  const waiters = new Set<() => void>()
  let stopped = false
  let count = store.deliveries().length

  const wakeWaiters = () => {
    if (waiters.size === 0 || store.deliveries().some(({ state }) => state === 'waiting')) return
    for (const wake of waiters) wake()
    waiters.clear()
  }

  const tryOnce = async (delivery: Delivery): Promise<void> => {
    if (stopped) return
    const startedAt = schedule.now()
    const answer = await postNotification(delivery.url, delivery.body, answerTimeoutMs)
    delivery.tries.push({ at: startedAt, answer })
    delete delivery.nextTryAt
    if (isDelivered(answer)) delivery.state = 'delivered'
    else if (delivery.tries.length > retriesAfter(answer)) delivery.state = 'failed'
    else {
      const retry = delivery.tries.length
      const waitMs = waitBefore(retry, ids.fraction('retry', delivery.id, String(retry)), retryDelayScale)
      tryLater(delivery, waitMs)
    }
    store.saveDelivery(delivery)
    wakeWaiters()
  }

  const track = (work: Promise<void>): Promise<void> => {
    const tracked = work.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }

  const tryLater = (delivery: Delivery, waitMs: number) => {
    delivery.nextTryAt = schedule.now() + waitMs
    schedule.after(waitMs, () => void track(tryOnce(delivery)))
  }

  const firstTry = (delivery: Delivery, atOnce: boolean): Promise<void> => {
    const before = atOnce ? undefined : lastFirstTry.get(delivery.transactionId)
    const work = track((before ?? Promise.resolve()).then(() => tryOnce(delivery)))
    lastFirstTry.set(delivery.transactionId, work)
    void work.finally(() => {
      if (lastFirstTry.get(delivery.transactionId) === work) lastFirstTry.delete(delivery.transactionId)
    })
    return work
  }

  return {
    async send(message, { delayMs = 0, atOnce = false } = {}) {
      count += 1
      const delivery: Delivery = {
        id: ids.uuid('delivery', message.transactionId, message.transactionStatus, String(count)),
        ...message,
        createdAt: schedule.now(),
        tries: [],
        state: 'waiting',
      }
      if (delayMs > 0) {
        await new Promise<void>((resolve) => {
          delivery.nextTryAt = schedule.now() + delayMs
          store.saveDelivery(delivery)
          schedule.after(delayMs, () => void firstTry(delivery, atOnce).then(resolve))
        })
        return
      }
      store.saveDelivery(delivery)
      await firstTry(delivery, atOnce)
    },
    async idle() {
      do {
        await Promise.all(underWay)
        await nextTurn()
      } while (underWay.size > 0)
    },
    async finished() {
      const isWaiting = () => store.deliveries().some(({ state }) => state === 'waiting')
      do {
        if (underWay.size > 0) await Promise.all(underWay)
        else if (isWaiting()) await new Promise<void>((resolve) => waiters.add(resolve))
        await nextTurn()
      } while (underWay.size > 0 || isWaiting())
    },
    resume() {
      for (const delivery of store.deliveries()) {
        if (delivery.state === 'waiting')
          tryLater(delivery, Math.max(0, (delivery.nextTryAt ?? 0) - schedule.now()))
      }
    },
    stop() {
      stopped = true
    },
  }
}
