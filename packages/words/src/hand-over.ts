import { dates } from './dates.ts'
import { fillIndonesian } from './sentence.ts'

type Window = string | null | undefined

const at = (window: Window) => (window ? `, ${window.replace('-', '–')} WIB` : '')

/** `Sabtu, 21 November 2026, 09:00–11:00 WIB`; only the day when no time is agreed. */
export const handOver = fillIndonesian('{day}{window}', '{day}{window}', { day: dates.day, window: at })
