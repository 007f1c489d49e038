/**
 * The concurrency limit of each class. The first four count the ordinary work of all of them: a report gets in while
 * fewer than 90 requests are being worked on, a provider's message beyond the orders' 256. At 300 orders a second, a
 * tenth of what a quiet machine does, who gets in last still waits less than a second (decision 0033).
 */
const limits = { report: 90, read: 180, order: 256, notification: 384, waiting: 200, stream: 1600 } as const

/**
 * Which work goes on when there is too much of it. Kept longest: provider messages, then orders and
 * payment, then reads, then reports.
 *
 * - `vital`: health checks; never refused.
 * - `waiting`: work that mostly waits for another (the provider, a password hash) and has its own queue; it says nothing
 *   about how busy the shop is.
 * - `stream`: open for minutes by design.
 */
export type LoadClass = 'vital' | keyof typeof limits

/** Counts the work in flight and decides what gets in. */
export const createLoadGauge = () => {
  const running = { ordinary: 0, waiting: 0, stream: 0 }
  const countOf = (kind: Exclude<LoadClass, 'vital'>) =>
    kind === 'waiting' || kind === 'stream' ? kind : 'ordinary'
  const hasRoom = (kind: LoadClass): boolean => kind === 'vital' || running[countOf(kind)] < limits[kind]

  return {
    /** Whether the work would be let in now. */
    hasRoom,
    /** Counts the work in, to be counted out by `leave`; false when the limit is reached. */
    enter(kind: LoadClass): boolean {
      if (!hasRoom(kind)) return false
      if (kind !== 'vital') running[countOf(kind)] += 1
      return true
    },
    /** The work is done, or waits for its caller and does not count meanwhile. */
    leave(kind: LoadClass): void {
      if (kind !== 'vital') running[countOf(kind)] -= 1
    },
    /** Work in flight and the limit of orders, for the metrics. */
    now: () => ({ ...running, limit: limits.order }),
  }
}
export type LoadGauge = ReturnType<typeof createLoadGauge>
