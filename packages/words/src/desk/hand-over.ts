import { dates } from '../dates.ts'
import { inIndonesian } from '../sentence.ts'

/** Short form of the hand-over time: `21 Nov, 09:00–11:00`. */
export const handOverShort = inIndonesian(
  (day: string, window: string | undefined) => `${dates.dayShort(day).id}${at(window)}`,
  (day, window) => `${dates.dayShort(day).en}${at(window)}`,
)

const at = (window: string | undefined) => (window ? `, ${window.replace('-', '–')}` : '')
