/** Age of a review (product.md section 9). */
import { dayMs, type Instant, instantMs } from '@dimsum/domain/wib-date'
import { fillEnglish, inEnglish, type Sentence } from '../sentence.ts'

const daysInWeek = 7
const daysInMonth = 30

const ages = {
  today: inEnglish('Today', 'Hari ini'),
  yesterday: inEnglish('Yesterday', 'Kemarin'),
  days: fillEnglish('{count} days ago', '{count} hari lalu'),
  weeks: fillEnglish('{count} weeks ago', '{count} minggu lalu'),
  months: fillEnglish('{count} months ago', '{count} bulan lalu'),
} as const

/**
 * `Today`, `Yesterday`, `6 days ago`, `1 weeks ago`, `2 months ago`. Days are periods of 24 hours. A review from the
 * future (clock skew) is `Today`. The plural never changes: the spec writes `N weeks ago`.
 */
export function reviewAge(createdAt: Instant, now: Instant): Sentence {
  const days = Math.max(0, Math.floor((instantMs(now) - instantMs(createdAt)) / dayMs))
  if (days === 0) return ages.today
  if (days === 1) return ages.yesterday
  if (days < daysInWeek) return ages.days(days)
  if (days < daysInMonth) return ages.weeks(Math.floor(days / daysInWeek))
  return ages.months(Math.floor(days / daysInMonth))
}
