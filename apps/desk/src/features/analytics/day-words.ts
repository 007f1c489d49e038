import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'
import type { RevenueDays } from '../../api/revenue.ts'

/** Period of a figure: `Semua waktu` when no days are selected, else both ends. */
export const daysWords = (days: RevenueDays): Sentence =>
  days ? analytics.span(dates.dateLong(days.from), dates.dateLong(days.to)) : analytics.allTime
