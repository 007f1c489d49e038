import { type LiveTopic, liveTopics } from '@dimsum/contract/live'
import type { Role } from '@dimsum/domain/roles'
import type { Db } from '../db/connection.ts'
import { ShopError } from '../errors/shop-error.ts'
import { type EventFeed, startEventFeed } from './event-feed.ts'
import { keepListening } from './keep-listening.ts'
import { type FeedEvent, listLiveRights, listLiveSessions } from './live.queries.ts'

/** What allows listening: a session in its role, or a browser's right to one order; hashes as stored. */
export type Ticket =
  | { kind: 'session'; hash: Buffer; role: Role }
  | { kind: 'right'; hash: Buffer; orderId: number }

type Subscriber = {
  ticket: Ticket
  /** The one order to follow; null: everything. */
  orderId: number | null
  /** New events, oldest first; up to `position` nothing is missing. */
  onEvents: (events: FeedEvent[], position: number) => void
  onTopic: (topic: LiveTopic) => void
  /** The ticket is no longer valid, or the shop closes. */
  onEnd: () => void
}

export type HubOptions = {
  /** A call can be missed; this bounds how late a screen is then (ms). */
  lookEveryMs: number
  /** How soon a stream ends after its session or right (ms). */
  checkTicketsEveryMs: number
  /** Streams of this process, and of one browser. */
  mostStreams: number
  mostPerTicket: number
}

export const hubDefaults: HubOptions = {
  lookEveryMs: 3000,
  checkTicketsEveryMs: 5000,
  mostStreams: 1500,
  mostPerTicket: 8,
}

/** Live events of one process: one listening connection, one feed, any number of streams. */
export type LiveHub = {
  /** Begins to listen, if it has not begun. */
  start: () => void
  /** Listens to a topic in this process, beside the streams; also called after announcements may have been missed. */
  onTopic: (topic: LiveTopic, listener: () => void) => void
  /** Streams that are open. */
  size: () => number
  /** @throws ShopError `overloaded` when there are too many streams; the driver's error when the database is away */
  subscribe: (subscriber: Subscriber) => Promise<{ position: number; leave: () => void }>
  close: () => Promise<void>
}

const isLiveTopic = (topic: string): topic is LiveTopic => (liveTopics as readonly string[]).includes(topic)
/** Announced when sessions or roles end (trigger `users_announced`). */
const topicsOfTickets: ReadonlySet<string> = new Set(['sessions', 'users'])
const nameOf = ({ kind, hash }: Ticket) => `${kind}:${hash.toString('base64')}`
const orderRight = (hash: Buffer, orderId: number) => `${hash.toString('base64')}:${orderId}`

export const createLiveHub = (db: Db, options: HubOptions = hubDefaults): LiveHub => {
  const subscribers = new Set<Subscriber>()
  /** Streams of each session or right. */
  const perTicket = new Map<string, number>()
  const ownListeners = new Map<LiveTopic, (() => void)[]>()
  let feed: Promise<EventFeed> | undefined
  let stopListening: (() => Promise<void>) | undefined
  let timers: NodeJS.Timeout[] = []

  const look = () => void feed?.then((running) => running.look()).catch(() => {})

  const checkNow = () => void checkTickets(db, subscribers).catch(() => {})

  const hear = (topic: string) => {
    if (topic === 'orders') look()
    if (topicsOfTickets.has(topic)) checkNow()
    if (!isLiveTopic(topic)) return
    for (const listener of ownListeners.get(topic) ?? []) listener()
    for (const subscriber of subscribers) subscriber.onTopic(topic)
  }

  const hearAll = () => {
    look()
    for (const topic of liveTopics) hear(topic)
  }

  const handOut = (events: FeedEvent[], position: number) => {
    const byOrder = new Map<number, FeedEvent[]>()
    for (const event of events) byOrder.set(event.orderId, [...(byOrder.get(event.orderId) ?? []), event])
    for (const subscriber of subscribers) {
      const { orderId } = subscriber
      const own = orderId === null ? events : byOrder.get(orderId)
      if (own) subscriber.onEvents(own, position)
    }
  }

  const follow = (): Promise<EventFeed> => {
    const started: Promise<EventFeed> = startEventFeed(db, (events) => {
      void started.then((running) => handOut(events, running.position()))
    })
    started.catch(() => {
      if (feed === started) feed = undefined
    })
    return started
  }

  /** Without listeners nothing is polled. The next stream begins a new feed. */
  const rest = () => {
    void feed?.then((running) => running.close()).catch(() => {})
    feed = undefined
  }

  const start = () => {
    if (stopListening) return
    stopListening = keepListening(db, {
      onTopic: hear,
      onListening: hearAll,
    })
    timers = [
      setInterval(look, options.lookEveryMs).unref(),
      setInterval(checkNow, options.checkTicketsEveryMs).unref(),
    ]
  }

  const countTicket = ({ ticket }: Subscriber, change: 1 | -1) => {
    const name = nameOf(ticket)
    const count = (perTicket.get(name) ?? 0) + change
    if (count === 0) perTicket.delete(name)
    else perTicket.set(name, count)
  }
  const enter = (subscriber: Subscriber) => {
    subscribers.add(subscriber)
    countTicket(subscriber, 1)
  }
  const drop = (subscriber: Subscriber): boolean => {
    const isKnown = subscribers.delete(subscriber)
    if (isKnown) countTicket(subscriber, -1)
    return isKnown
  }

  const assertRoom = ({ ticket }: Subscriber) => {
    const own = perTicket.get(nameOf(ticket)) ?? 0
    if (subscribers.size >= options.mostStreams || own >= options.mostPerTicket) {
      throw new ShopError('overloaded', '', { retryAfterSeconds: 30 })
    }
  }

  return {
    start,
    onTopic: (topic, listener) => {
      ownListeners.set(topic, [...(ownListeners.get(topic) ?? []), listener])
    },
    size: () => subscribers.size,
    subscribe: async (subscriber) => {
      start()
      assertRoom(subscriber)
      enter(subscriber)
      const leave = () => {
        if (drop(subscriber) && subscribers.size === 0) rest()
      }
      try {
        feed ??= follow()
        return { position: (await feed).position(), leave }
      } catch (error) {
        leave()
        throw error
      }
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      for (const subscriber of [...subscribers]) {
        subscriber.onEnd()
        drop(subscriber)
      }
      rest()
      await stopListening?.()
    },
  }
}

/** Ends the streams whose session, role or right is over, with one query for all sessions and one for all rights. */
const checkTickets = async (db: Db, subscribers: ReadonlySet<Subscriber>): Promise<void> => {
  const listening = [...subscribers]
  const hashes = (kind: Ticket['kind']) =>
    listening.flatMap(({ ticket }) => (ticket.kind === kind ? [ticket.hash] : []))
  const sessionHashes = hashes('session')
  const rightHashes = hashes('right')
  const [sessions, rights] = await Promise.all([
    sessionHashes.length > 0 ? listLiveSessions(db, sessionHashes) : [],
    rightHashes.length > 0 ? listLiveRights(db, rightHashes) : [],
  ])
  const liveRoles = new Map(sessions.map(({ hash, role }) => [hash.toString('base64'), role]))
  const liveRights = new Set(rights.map(({ hash, orderId }) => orderRight(hash, orderId)))
  for (const { ticket, onEnd } of listening) {
    const isValid =
      ticket.kind === 'session'
        ? liveRoles.get(ticket.hash.toString('base64')) === ticket.role
        : liveRights.has(orderRight(ticket.hash, ticket.orderId))
    if (!isValid) onEnd()
  }
}
