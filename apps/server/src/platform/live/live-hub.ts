import { type LiveTopic, liveTopics } from '@dimsum/contract/live'
import type { Role } from '@dimsum/domain/roles'
import type { Db } from '../db/connection.ts'
import { ShopError } from '../errors/shop-error.ts'
import { coalesced } from '../jobs/coalesced.ts'
import { keepListening } from './keep-listening.ts'
import { listLatestEvents, type OrderEventRow } from './live.queries.ts'

/** What grants a stream: a session with its role, or a browser's access to one order; hashes as stored. */
export type Ticket =
  | { kind: 'session'; hash: Buffer; role: Role }
  | { kind: 'right'; hash: Buffer; orderId: number }

export type Stream = {
  ticket: Ticket
  /** The network address that limits count. */
  address: string
  /** The order to follow; null: all orders. */
  orderId: number | null
  /** Kinds of order events in this stream; null: all. */
  kinds: ReadonlySet<string> | null
  topics: ReadonlySet<LiveTopic>
  send: (event: 'order' | 'changed' | 'refresh', data: object) => void
  sendHeartbeat: () => void
  end: () => void
}

export type HubOptions = {
  /** An announcement can be missed; this limits the delay of a screen then (ms). */
  readEveryMs: number
  /** How soon a stream ends after its session or right (ms). */
  checkTicketsEveryMs: number
  /** Max streams of this process; the last `reservedForTeam` are for sessions only. */
  maxStreams: number
  reservedForTeam: number
  maxPerTicket: number
  /** Max streams of customers per address. Sessions have no such limit: a stranger may share the owner's address. */
  maxPerAddress: number
}

export const hubDefaults: HubOptions = {
  readEveryMs: 3000,
  checkTicketsEveryMs: 5000,
  maxStreams: 1500,
  reservedForTeam: 200,
  maxPerTicket: 8,
  maxPerAddress: 100,
}

/** Below every timeout for idle connections, ours (90 s) and those of usual proxies (60 s). */
const heartbeatMs = 15_000
/** Streams end after an hour and reconnect, so that a restarted or added instance gets its share of them. */
const maxStreamMs = 60 * 60 * 1000

/** Reads requested within this time become one. */
const betweenReadsMs = 50
/**
 * Max events per read. An event may commit after one with a higher id: it is found as long as fewer than this many
 * followed.
 */
const eventsPerRead = 200

/** Announced when sessions, roles or the requirement of a second factor change. */
const topicsOfTickets: ReadonlySet<string> = new Set(['sessions', 'users', 'settings'])
const isLiveTopic = (topic: string): topic is LiveTopic => (liveTopics as readonly string[]).includes(topic)
const nameOf = ({ kind, hash }: Ticket) => `${kind}:${hash.toString('base64')}`

/** Live events of one process: one LISTEN connection and any number of streams. */
export type LiveHub = ReturnType<typeof createLiveHub>

/** @param findAllowed which of these tickets still grant a stream */
export const createLiveHub = (
  db: Db,
  findAllowed: (tickets: readonly Ticket[]) => Promise<ReadonlySet<Ticket>>,
  options: HubOptions = hubDefaults,
) => {
  const streams = new Map<Stream, { openedAt: number }>()
  const ownListeners = new Map<LiveTopic, (() => void)[]>()
  let stopListening: (() => Promise<void>) | undefined
  let timers: NodeJS.Timeout[] = []

  const refreshAll = () => {
    for (const stream of streams.keys()) stream.send('refresh', {})
  }
  const handOut = (events: OrderEventRow[]) => {
    for (const stream of streams.keys()) {
      const own = events.filter(
        ({ orderId, kind }) =>
          (stream.orderId === null || stream.orderId === orderId) && (stream.kinds?.has(kind) ?? true),
      )
      if (own.length > 0) stream.send('order', { events: own })
    }
  }
  let seen: ReadonlySet<number> = new Set()
  /** Hands out the events that no earlier read found. */
  const readNews = coalesced(async () => {
    const events = await listLatestEvents(db, eventsPerRead)
    const fresh = events.filter(({ id }) => !seen.has(id))
    seen = new Set(events.map(({ id }) => id))
    if (fresh.length === eventsPerRead) refreshAll()
    else if (fresh.length > 0) handOut(fresh)
  }, betweenReadsMs)
  const readOrders = () => {
    // While the database is down nothing is lost: the next read finds it.
    if (streams.size > 0) readNews().catch(() => {})
  }

  /** Ends the streams whose session, role or access has ended. */
  const checkTickets = async () => {
    const open = [...streams.keys()]
    if (open.length === 0) return
    const allowed = await findAllowed(open.map(({ ticket }) => ticket))
    for (const stream of open) if (!allowed.has(stream.ticket)) stream.end()
  }
  const checkNow = () => void checkTickets().catch(() => {})

  const hear = (topic: string) => {
    if (topic === 'orders') readOrders()
    if (topicsOfTickets.has(topic)) checkNow()
    if (!isLiveTopic(topic)) return
    for (const listener of ownListeners.get(topic) ?? []) listener()
    for (const stream of streams.keys()) if (stream.topics.has(topic)) stream.send('changed', { topic })
  }
  const hearAll = () => {
    readOrders()
    for (const topic of liveTopics) hear(topic)
  }

  const keepAlive = () => {
    const oldest = performance.now() - maxStreamMs
    for (const [stream, { openedAt }] of streams) {
      if (openedAt < oldest) stream.end()
      else stream.sendHeartbeat()
    }
  }

  const assertRoom = ({ ticket, address }: Stream) => {
    const isOfTeam = ticket.kind === 'session'
    const open = [...streams.keys()]
    const sameTicket = open.filter((stream) => nameOf(stream.ticket) === nameOf(ticket)).length
    const sameAddress = open.filter(
      (stream) => stream.ticket.kind === 'right' && stream.address === address,
    ).length
    const isFull = streams.size >= options.maxStreams - (isOfTeam ? 0 : options.reservedForTeam)
    if (isFull || sameTicket >= options.maxPerTicket || (!isOfTeam && sameAddress >= options.maxPerAddress)) {
      throw new ShopError('overloaded', '', { retryAfterSeconds: 30 })
    }
  }

  const start = () => {
    if (stopListening) return
    stopListening = keepListening(db, {
      onTopic: hear,
      onListening: hearAll,
    })
    timers = [
      setInterval(readOrders, options.readEveryMs).unref(),
      setInterval(checkNow, options.checkTicketsEveryMs).unref(),
      setInterval(keepAlive, heartbeatMs).unref(),
    ]
  }

  return {
    /** Starts listening, unless already started. */
    start,
    /** Subscribes to a topic within this process; also called when announcements may have been missed. */
    onTopic: (topic: LiveTopic, listener: () => void) => {
      ownListeners.set(topic, [...(ownListeners.get(topic) ?? []), listener])
    },
    /**
     * Adds a stream and returns a function that removes it.
     * @throws ShopError `overloaded` when there are too many
     */
    join: (stream: Stream): (() => void) => {
      start()
      assertRoom(stream)
      streams.set(stream, { openedAt: performance.now() })
      return () => void streams.delete(stream)
    },
    /** Resolves when only events after the call will be sent; rejects while the database is down. */
    begin: readNews,
    /** Number of open streams. */
    size: () => streams.size,
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      for (const stream of streams.keys()) stream.end()
      streams.clear()
      await stopListening?.()
    },
  }
}
