/** Reason for the customer why a day is not available, with the nearest available day. */
import { type CutOffRules, type DayCheck, orderDeadline } from '@dimsum/domain/delivery-date'
import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { dates } from './dates.ts'
import { fillIndonesian, inIndonesian, type Sentence } from './sentence.ts'

type Refusal = Extract<DayCheck, { ok: false }>

/** One or two sentences for a rejection by `checkDeliveryDay`. */
export const dayRefusal = (
  day: string,
  { reason, next }: Refusal,
  pieces: number,
  rules: CutOffRules,
): Sentence => together(reasons[reason](day, pieces, rules), next ? nearest(next) : none)

const together = fillIndonesian('{why} {instead}', '{why} {instead}')
const nearest = inIndonesian(
  (day: string) => `Tanggal terdekat: ${dates.dayOfYear(day).id}.`,
  (day) => `The nearest day is ${dates.dayOfYear(day).en}.`,
)
const none = inIndonesian(
  'Belum ada tanggal yang bisa dipesan, silakan hubungi kami.',
  'There is no day to order for yet, please contact us.',
)

type Why = (day: string, pieces: number, rules: CutOffRules) => Sentence

const reasons: Record<Refusal['reason'], Why> = {
  invalid: () => invalid,
  past: inIndonesian(
    (day: string) => `Tanggal ${dates.dayOfYear(day).id} sudah lewat.`,
    (day) => `${dates.dayOfYear(day).en} is over.`,
  ),
  horizon: inIndonesian(
    (_day: string, _pieces: number, rules: CutOffRules) =>
      `Pemesanan dibuka sampai ${rules.horizonDays} hari ke depan.`,
    (_day, _pieces, rules) => `You can order up to ${rules.horizonDays} days ahead.`,
  ),
  closed: inIndonesian(
    (day: string) => `Dapur kami tutup pada ${dates.dayOfYear(day).id}.`,
    (day) => `Our kitchen is closed on ${dates.dayOfYear(day).en}.`,
  ),
  'cut-off': (day, pieces, rules) => {
    const deadline = orderDeadline(day, pieces, rules)
    return pieces >= rules.bigOrderPieces
      ? tooLateForBig(day, deadline, rules.bigOrderPieces)
      : tooLate(day, deadline)
  },
}

const invalid = inIndonesian('Tanggal belum benar.', 'This is not a valid date.')
const closedAt = inIndonesian(
  (at: Date) => `${dates.dayOfYear(wibDay(at)).id} pukul ${formatTime(at).replace(':', '.')} WIB`,
  (at) => `on ${dates.dayOfYear(wibDay(at)).en} at ${formatTime(at)} WIB`,
)
const tooLate = inIndonesian(
  (day: string, at: Date) => `Pemesanan untuk ${dates.dayOfYear(day).id} sudah ditutup ${closedAt(at).id}.`,
  (day, at) => `Orders for ${dates.dayOfYear(day).en} closed ${closedAt(at).en}.`,
)
const tooLateForBig = inIndonesian(
  (day: string, at: Date, pieces: number) =>
    `Pemesanan ${pieces} pcs atau lebih untuk ${dates.dayOfYear(day).id} sudah ditutup ${closedAt(at).id}.`,
  (day, at, pieces) =>
    `Orders of ${pieces} pcs or more for ${dates.dayOfYear(day).en} closed ${closedAt(at).en}.`,
)
