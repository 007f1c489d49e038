/**
 * The stand-in's clock and its scheduled jobs. A job runs after its delay in real time, or when the clock is advanced
 * past it, whichever comes first. Times are Unix time in milliseconds.
 */
export interface Schedule {
  now(): number
  /** Runs `job` at `time`; at the next tick when that is past. */
  at(time: number, job: () => void): void
  after(delayMs: number, job: () => void): void
  /** Advances the clock and runs the jobs that become due in order; `settle` is awaited between jobs. */
  advance(byMs: number, settle: () => Promise<void>): Promise<void>
  /** Cancels every job. */
  clear(): void
}

/** The max delay of a Node timer. */
const maxTimerMs = 2 ** 31 - 1

interface Job {
  time: number
  run: () => void
  timer: NodeJS.Timeout
}

export function createSchedule(baseNow: () => number): Schedule {
  let offsetMs = 0
  const jobs = new Set<Job>()
  const now = () => baseNow() + offsetMs

  const arm = (job: Job, remainingMs: number): NodeJS.Timeout => {
    const timer = setTimeout(
      () => {
        if (remainingMs > maxTimerMs) job.timer = arm(job, remainingMs - maxTimerMs)
        else runJob(job)
      },
      Math.min(remainingMs, maxTimerMs),
    )
    // A scheduled expiry must not keep the process alive.
    return timer.unref()
  }

  const runJob = (job: Job) => {
    clearTimeout(job.timer)
    if (jobs.delete(job)) job.run()
  }

  const at = (time: number, run: () => void) => {
    const job: Job = { time, run, timer: setTimeout(() => {}, 0) }
    clearTimeout(job.timer)
    job.timer = arm(job, Math.max(0, time - now()))
    jobs.add(job)
  }

  const nextDueBy = (target: number) =>
    [...jobs].filter((job) => job.time <= target).sort((a, b) => a.time - b.time)[0]

  return {
    now,
    at,
    after: (delayMs, job) => at(now() + delayMs, job),
    async advance(byMs, settle) {
      const target = now() + byMs
      await settle()
      for (let job = nextDueBy(target); job; job = nextDueBy(target)) {
        offsetMs += Math.max(0, job.time - now())
        runJob(job)
        await settle()
      }
      offsetMs += Math.max(0, target - now())
    },
    clear() {
      for (const job of jobs) clearTimeout(job.timer)
      jobs.clear()
    },
  }
}
