import { attemptStates } from '@dimsum/domain/payment-attempt'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  graceMs,
  pauseAfter,
  type Trouble,
  waitBeforeNextCheck,
  waitWhilePending,
  watchedForMs,
} from './check-schedule.ts'

const minute = 60_000
const open = { state: 'open', paidAgeMs: null, leftMs: null, doubtAgeMs: null } as const

/** Ages in minutes at which an attempt is checked when every request is answered at once. */
const agesAsked = (
  attempt: Omit<Parameters<typeof waitBeforeNextCheck>[0], 'ageMs'>,
  lifetimeMs?: number,
) => {
  const ages: number[] = []
  let ageMs = 0
  for (;;) {
    const leftMs = lifetimeMs === undefined ? null : lifetimeMs - ageMs
    const wait = waitBeforeNextCheck({ ...attempt, ageMs, leftMs })
    if (wait === null) return ages
    ageMs += wait
    ages.push(Math.round((ageMs / minute) * 10) / 10)
  }
}

describe('the schedule of status checks', () => {
  it('checks an open attempt after 1, 2, 5, 15 and 60 minutes and then every hour up to 26', () => {
    const hourly = Array.from({ length: 25 }, (_, hour) => (hour + 2) * 60)
    expect(agesAsked(open)).toEqual([1, 2, 5, 15, 60, ...hourly])
  })

  it('checks once more just after the attempt’s end, and then no more', () => {
    expect(agesAsked(open, 30 * minute)).toEqual([1, 2, 5, 15, 32])
    expect(agesAsked({ ...open, state: 'replaced' }, 61 * minute)).toEqual([1, 2, 5, 15, 60, 63])
  })

  /** The waits in minutes at these ages of what the attempt is checked for. */
  const waits = (minutes: number[], at: (ms: number) => Partial<Parameters<typeof waitBeforeNextCheck>[0]>) =>
    minutes.map((each) => {
      const wait = waitBeforeNextCheck({ ...open, state: 'paid', ageMs: 0, ...at(each * minute) })
      return wait === null ? null : wait / minute
    })

  it('checks a paid attempt a few times in the first hour and once a day later', () => {
    const asked = waits([0, 2, 5, 15, 60, 24 * 60], (paidAgeMs) => ({ paidAgeMs }))
    expect(asked).toEqual([2, 3, 10, 45, 1380, null])
  })

  it('never checks again after a reversal', () => {
    expect(waitBeforeNextCheck({ ...open, state: 'reversed', ageMs: 0 })).toBeNull()
  })

  it('checks after the end while the bank still reports pending: four times in two hours, and finally once a day', () => {
    const minutes = [2, 15, 30, 60, 120, 1440, 5000].map(
      (over) =>
        waitWhilePending({ ageMs: 24 * 60 * minute + over * minute, leftMs: -over * minute }) / minute,
    )
    expect(minutes).toEqual([13, 15, 30, 60, 120, 1440, 1440])
    // Without an expiry of its own, the watched time is the end.
    expect(waitWhilePending({ ageMs: watchedForMs + 2 * minute, leftMs: null })).toBe(13 * minute)
  })

  it('checks 1, 2, 5, 15 and 60 minutes, 6 hours and a day after an unconfirmed notification, in any state', () => {
    const paidLongAgo = { ...open, state: 'paid', ageMs: 9e9, paidAgeMs: 9e9 } as const
    const asked = waits([0, 1, 2, 5, 15, 60, 6 * 60, 24 * 60], (doubtAgeMs) => ({
      ...paidLongAgo,
      doubtAgeMs,
    }))
    expect(asked).toEqual([1, 1, 3, 10, 45, 300, 1080, null])
    // Never later than without the notification.
    const paidNow = { ...open, state: 'paid', ageMs: 0, paidAgeMs: 0, doubtAgeMs: 60 * minute } as const
    expect(waitBeforeNextCheck(paidNow)).toBe(2 * minute)
    expect(waitBeforeNextCheck({ ...paidLongAgo, state: 'reversed', doubtAgeMs: 0 })).toBeNull()
  })

  it('ends in every state: at most 45 checks, all within a week of the last report', () => {
    const agesMs = fc.integer({ min: 0, max: 2 * watchedForMs })
    const anyAttempt = fc.record({
      state: fc.constantFrom(...attemptStates),
      ageMs: agesMs,
      paidAgeMs: fc.option(agesMs),
      leftMs: fc.option(fc.integer({ min: -watchedForMs, max: watchedForMs })),
      doubtAgeMs: fc.option(agesMs),
    })
    const later = (age: number | null, ms: number) => (age === null ? null : age + ms)
    fc.assert(
      fc.property(anyAttempt, (attempt) => {
        let passed = 0
        for (let asked = 0; asked <= 45; asked += 1) {
          const wait = waitBeforeNextCheck({
            ...attempt,
            ageMs: attempt.ageMs + passed,
            paidAgeMs: later(attempt.paidAgeMs, passed),
            leftMs: attempt.leftMs === null ? null : attempt.leftMs - passed,
            doubtAgeMs: later(attempt.doubtAgeMs, passed),
          })
          if (wait === null) return passed <= 7 * 24 * 60 * minute
          expect(wait).toBeGreaterThan(0)
          passed += wait
        }
        return false
      }),
    )
  })

  it('doubles its pause while the provider fails, with a max while the attempt may still be paid', () => {
    const pauses = (trouble: Trouble, ageMs = 0) =>
      [1, 2, 3, 5, 10, 12, 32_767].map((times) => pauseAfter(trouble, times, ageMs) / minute)
    expect(pauses('cancel-failed')).toEqual([1, 2, 4, 16, 512, 1440, 1440])
    expect(pauses('refused')).toEqual([60, 120, 240, 960, 1440, 1440, 1440])
    expect(pauses('silent')).toEqual([1, 2, 4, 15, 15, 15, 15])
    expect(pauses('silent', watchedForMs)).toEqual([1, 2, 4, 16, 512, 1440, 1440])
  })

  it('returns a future time, never later than the attempt’s end requires', () => {
    const ms = fc.integer({ min: 0, max: watchedForMs + 60 * minute })
    fc.assert(
      fc.property(ms, fc.option(fc.integer({ min: -watchedForMs, max: watchedForMs })), (ageMs, leftMs) => {
        const wait = waitBeforeNextCheck({ ...open, ageMs, leftMs })
        if (wait === null) return ageMs >= watchedForMs || (leftMs !== null && leftMs + graceMs <= 0)
        return wait > 0 && wait <= 60 * minute && (leftMs === null || wait <= Math.max(leftMs + graceMs, 0))
      }),
    )
  })
})
