import type { OpeningHoursRow, OpeningState } from '@dimsum/domain/opening-hours'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian, type Sentence } from '../sentence.ts'

/** Opening hours in contact section and footer. */
export const openingHoursWords = {
  title: inIndonesian('Jam buka', 'Opening hours'),
  dayAhead: inIndonesian(
    'Pesan sehari sebelumnya (H-1) untuk hasil terbaik',
    'Order a day ahead (H-1) for the best result',
  ),
} as const

type Days = Pick<OpeningHoursRow, 'first' | 'last'>

/** `Senin–Jumat`, or one day's name. */
export const openingDays = ({ first, last }: Days): Sentence =>
  first === last ? dates.weekday(first) : span(dates.weekday(first), dates.weekday(last))

const span = fillIndonesian('{first}–{last}', '{first}–{last}')

const openNow = fillIndonesian(
  'Buka sekarang · tutup pukul {closes} WIB',
  'Open now · closes at {closes} WIB',
)
const opensToday = fillIndonesian(
  'Tutup · buka lagi hari ini pukul {opens} WIB',
  'Closed · opens again today at {opens} WIB',
)
const opensOn = fillIndonesian(
  'Tutup · buka lagi {weekday} pukul {opens} WIB',
  'Closed · opens again on {weekday} at {opens} WIB',
)
const closed = inIndonesian('Tutup', 'Closed')

/** `Buka sekarang · tutup pukul 20:00 WIB` or `Tutup · buka lagi Senin pukul 08:00 WIB`. */
export function openingStateText(state: OpeningState): Sentence {
  if (state.open) return openNow(state.closes)
  if (state.next === null) return closed
  const { weekday, opens } = state.next
  return weekday === 'today' ? opensToday(opens) : opensOn(dates.weekday(weekday), opens)
}
