import { orderStatuses } from './order-status.ts'
import { type WallClock, wallClockMs } from './wall-clock.ts'
import { dayMs, wibTimeOfDayMs } from './wib-date.ts'

const [, ...laterStatuses] = orderStatuses

/** Events of an order with a WhatsApp message to the customer; the owner switches each on. */
export const messageEvents = ['placed', 'paid', ...laterStatuses] as const
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

/** Whether a customer's message stops or resumes the messages to the number; null: neither. */
export const consentWord = (text: string): 'stop' | 'start' | null => {
  const word = text.toUpperCase().replace(/[^A-Z]/g, '')
  if (word === 'STOP' || word === 'BERHENTI') return 'stop'
  return word === 'START' || word === 'MULAI' ? 'start' : null
}
