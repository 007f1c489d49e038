import { dates } from '@dimsum/words/dates'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'
import type { RevenueDays } from '../../api/revenue.ts'

/** Which days a figure covers: `Semua waktu` while no days are chosen, else both ends. */
export const daysWords = (days: RevenueDays): Sentence =>
  days ? analytics.span(dates.dateLong(days.from), dates.dateLong(days.to)) : analytics.allTime
