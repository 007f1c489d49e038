/**
 * Which work goes on when there is too much of it. Kept longest: provider messages, then orders and
 * payment, then reads, then reports.
 *
 * - `vital`: health checks; never refused.
 * - `waiting`: work that mostly waits for somebody else (the provider, a password hash) and has its own
 *   queue; it says nothing about how busy the shop is.
 * - `stream`: open for minutes by design.
 */
export const loadClasses = ['vital', 'notification', 'order', 'read', 'report', 'waiting', 'stream'] as const
export type LoadClass = (typeof loadClasses)[number]

/** Share of the room that work may fill and a class still gets in; above 1 it goes in beyond a full room. */
const shares = { notification: 1.5, order: 1, read: 0.7, report: 0.35 } as const
/** Event-loop delay (ms) at which a class is refused: the process itself is behind. */
const delays = { notification: 2000, order: 1000, read: 500, report: 250 } as const
/** Fixed room of the classes that mostly wait. */
const rooms = { waiting: 200, stream: 1600 } as const

/** At the start a small machine finishes what is let in within the time ordinary work may take; more is learnt. */
const room = { atStart: 256, least: 64, most: 800 } as const
/** Work that was let in, since when (ms of the gauge's clock). */
export type LoadEntry = { kind: LoadClass; since: number }

const windowMs = 250
/** What ordinary work may take before the shop counts as full (ms). */
const slowAfterMs = 150

/**
 * Counts the work in flight and decides who gets in. The room follows what the machine can do: it
 * shrinks by a tenth while work is slow and grows while it is quick and the room is used (additive
 * increase, multiplicative decrease, as in TCP).
 * @param clock milliseconds, monotonic
 * @param loopDelay present delay of the event loop in ms
 */
export const createLoadGauge = (clock: () => number, loopDelay: () => number) => {
  let ordinary = 0
  const apart = { waiting: 0, stream: 0 }
  let limit: number = room.atStart
  let window = { since: clock(), finished: 0, slow: 0, peak: 0 }

  const adapt = (now: number) => {
    if (now - window.since < windowMs) return
    if (window.slow > window.finished / 10) limit = Math.max(room.least, Math.floor(limit * 0.9))
    else if (window.finished > 0 && window.peak >= limit / 2) limit = Math.min(room.most, limit + 16)
    window = { since: now, finished: 0, slow: 0, peak: ordinary }
  }

  const mayEnter = (kind: LoadClass): boolean => {
    switch (kind) {
      case 'vital':
        return true
      case 'waiting':
      case 'stream':
        return apart[kind] < rooms[kind]
      default:
        return ordinary < limit * shares[kind] && loopDelay() < delays[kind]
    }
  }

  return {
    /** Whether the work would be let in now. */
    hasRoom(kind: LoadClass): boolean {
      adapt(clock())
      return mayEnter(kind)
    },
    /** Lets the work in, to be handed to `leave` when it ends; null when there is no room. */
    enter(kind: LoadClass): LoadEntry | null {
      const since = clock()
      adapt(since)
      if (!mayEnter(kind)) return null
      if (kind === 'waiting' || kind === 'stream') apart[kind] += 1
      else if (kind !== 'vital') {
        ordinary += 1
        window.peak = Math.max(window.peak, ordinary)
      }
      return { kind, since }
    },
    /** The work is done. */
    leave(entry: LoadEntry): void {
      const { kind, since } = entry
      this.stepAside(entry)
      // Messages wait for the provider and reports are slow by nature: neither tells how busy the shop is.
      if (kind !== 'order' && kind !== 'read') return
      window.finished += 1
      if (clock() - since > slowAfterMs) window.slow += 1
    },
    /** The work waits for its caller and takes no room meanwhile; it enters anew. */
    stepAside({ kind }: LoadEntry): void {
      if (kind === 'vital') return
      if (kind === 'waiting' || kind === 'stream') apart[kind] -= 1
      else ordinary -= 1
    },
    /** Work in flight and the room for it, for the metrics. */
    now: () => ({ ordinary, limit, ...apart }),
  }
}
export type LoadGauge = ReturnType<typeof createLoadGauge>
