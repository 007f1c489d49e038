import type { Db } from '../db/connection.ts'
import type { MessageChannel } from '../db/tables/outbox.ts'
import { claimJob, finishJob } from '../jobs/job-runs.queries.ts'
import { type PeriodicJob, startPeriodicJob, waitForEnd } from '../jobs/periodic-job.ts'
import { createLane, type LaneLog } from './channel-lane.ts'
import type { MessageSender } from './message-sender.ts'
import { removeOldEvents } from './outbox-events.queries.ts'
import { endLostMessages } from './outbox-messages.queries.ts'

export interface OutboxParts {
  db: Db
  senders: readonly MessageSender[]
  /** Writes messages of new events for these channels; true when more events may be waiting. */
  addressEvents: (channels: readonly MessageChannel[]) => Promise<boolean>
  log: LaneLog
}

/** A phone is notified a second or two after the order; one poll costs a fraction of a millisecond. */
const usualIntervalMs = 2_000
/** Longer than any sending takes; an older claim belongs to a process that died. */
export const lostClaimMs = 2 * 60_000
/** Messages about older events are not sent. */
const maxMessageAgeMs = 24 * 60 * 60_000
const keptDays = 30
const tidyJob = 'outbox'
const tidyEveryMs = 60_000

/**
 * Sends the messages of the outbox while the process runs. Every process may run one: a message is claimed by one of
 * them, and a claim that never ended is not sent again (decision 0060). `run` also waits for what is sent meanwhile.
 */
export const startOutbox = (parts: OutboxParts, intervalMs = usualIntervalMs): PeriodicJob => {
  const { db, senders, addressEvents, log } = parts
  const channels = senders.map(({ channel }) => channel)
  const lanes = senders.map((sender) => createLane(db, sender, log))
  const rounds = startPeriodicJob(async (isStopped) => {
    try {
      while (!isStopped() && (await addressEvents(channels)));
      for (const { fill } of lanes) fill()
      await tidy(db)
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read; it is retried')
    }
  }, intervalMs)
  const allIdle = () => Promise.all(lanes.map(({ idle }) => idle()))
  return {
    run: async () => {
      await rounds.run()
      await allIdle()
    },
    stop: async () => {
      for (const { stop } of lanes) stop()
      await rounds.stop()
      // Whatever is still being sent then ends as `unknown`.
      await waitForEnd(allIdle())
    },
  }
}

const tidy = async (db: Db): Promise<void> => {
  if (!(await claimJob(db, tidyJob, tidyEveryMs))) return
  await endLostMessages(db, lostClaimMs, maxMessageAgeMs)
  await removeOldEvents(db, keptDays)
  await finishJob(db, tidyJob, {})
}
