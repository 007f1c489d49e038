/** Idul Fitri of the simulated year. */
const lebaran = Date.UTC(2027, 2, 10)
const dayMs = 86_400_000

/** Sunday first. */
const ofWeekday = [1.05, 0.85, 0.85, 0.9, 0.95, 1.15, 1.25]

/** Share of a day's orders in its busiest hour: before noon, in the fasting month before its evening meal. */
const busiestHour = { usual: 0.2, fasting: 0.25 }

/**
 * The days of 2027: how many times a usual day's orders customers place, and how many of them in the busiest hour.
 * Orders rise in the fasting month, treble in the last days before Lebaran, and rest at Lebaran.
 * @returns {{ date: string, times: number, inBusiestHour: number }[]}
 */
export const daysOfYear = () =>
  Array.from({ length: 365 }, (_, index) => {
    const at = Date.UTC(2027, 0, 1 + index)
    const until = (lebaran - at) / dayMs
    const isFasting = until > 0 && until <= 30
    return {
      date: new Date(at).toISOString().slice(0, 10),
      times: (ofWeekday[new Date(at).getUTCDay()] ?? 1) * ofSeason(until),
      inBusiestHour: isFasting ? busiestHour.fasting : busiestHour.usual,
    }
  })

/** @param {number} until days until Lebaran, negative after it */
function ofSeason(until) {
  if (until > 30 || until < -2) return 1
  if (until > 14) return 1.2
  if (until > 3) return 1.2 + (1.3 * (14 - until)) / 11
  return until > 0 ? 3 : 0.25
}
