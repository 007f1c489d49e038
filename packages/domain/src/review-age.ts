/** How old a review is, in the widget's English (product.md section 9). */
import { dayMs, type Instant, instantMs } from './wib-date.ts'

const daysInWeek = 7
const daysInMonth = 30

/**
 * `Today`, `Yesterday`, `6 days ago`, `1 weeks ago`, `2 months ago`. Days are whole periods of 24 hours; a review from
 * the future, by a clock that runs ahead, is of today. The plural never changes: the spec writes `N weeks ago`.
 */
export function reviewAge(createdAt: Instant, now: Instant): string {
  const days = Math.max(0, Math.floor((instantMs(now) - instantMs(createdAt)) / dayMs))
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days < daysInWeek) return `${days} days ago`
  if (days < daysInMonth) return `${Math.floor(days / daysInWeek)} weeks ago`
  return `${Math.floor(days / daysInMonth)} months ago`
}
