import { type WallClock, wallClockMs } from './wall-clock.ts'
import { dayMs, wibTimeOfDayMs } from './wib-date.ts'

/** What of an order can be told to its customer by WhatsApp; each is switched on by the owner. */
export const messageEvents = [
  'placed',
  'paid',
  'confirmed',
  'preparing',
  'ready',
  'delivered',
  'cancelled',
] as const
export type MessageEvent = (typeof messageEvents)[number]
export const isMessageEvent = (word: string): word is MessageEvent =>
  (messageEvents as readonly string[]).includes(word)

/** No message in these hours, on the Jakarta clock; `ends` may be on the next day. */
export type QuietHours = { begins: WallClock; ends: WallClock }

/** Milliseconds until the quiet hours are over; 0 outside them. */
export const quietForMs = (now: Date, quiet: QuietHours | null): number => {
  if (quiet === null) return 0
  const clock = wibTimeOfDayMs(now)
  const [begins, ends] = [wallClockMs(quiet.begins), wallClockMs(quiet.ends)]
  const length = (ends - begins + dayMs) % dayMs
  const since = (clock - begins + dayMs) % dayMs
  return since < length ? length - since : 0
}

/** A customer's word that ends the messages to her number, or allows them again; null: anything else. */
export const consentWord = (text: string): 'stop' | 'start' | null => {
  const word = text.toUpperCase().replace(/[^A-Z]/g, '')
  if (word === 'STOP' || word === 'BERHENTI') return 'stop'
  return word === 'START' || word === 'MULAI' ? 'start' : null
}
