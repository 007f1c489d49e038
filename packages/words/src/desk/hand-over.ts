import { dates } from '../dates.ts'
import { fillIndonesian } from '../sentence.ts'

const at = (window: string | undefined) => (window ? `, ${window.replace('-', '–')}` : '')

/** Short form of the hand-over time: `21 Nov, 09:00–11:00`. */
export const handOverShort = fillIndonesian('{day}{window}', '{day}{window}', {
  day: dates.dayShort,
  window: at,
})
