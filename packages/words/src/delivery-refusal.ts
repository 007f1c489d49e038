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
const nearest = fillIndonesian('Tanggal terdekat: {day}.', 'The nearest day is {day}.', {
  day: dates.dayOfYear,
})
const none = inIndonesian(
  'Belum ada tanggal yang bisa dipesan, silakan hubungi kami.',
  'There is no day to order for yet, please contact us.',
)

type Why = (day: string, pieces: number, rules: CutOffRules) => Sentence

const reasons: Record<Refusal['reason'], Why> = {
  invalid: () => invalid,
  past: fillIndonesian('Tanggal {day} sudah lewat.', '{day} is over.', { day: dates.dayOfYear }),
  horizon: inIndonesian(
    (_day: string, _pieces: number, rules: CutOffRules) =>
      `Pemesanan dibuka sampai ${rules.horizonDays} hari ke depan.`,
    (_day, _pieces, rules) => `You can order up to ${rules.horizonDays} days ahead.`,
  ),
  closed: fillIndonesian('Dapur kami tutup pada {day}.', 'Our kitchen is closed on {day}.', {
    day: dates.dayOfYear,
  }),
  'cut-off': (day, pieces, rules) => {
    const deadline = orderDeadline(day, pieces, rules)
    return pieces >= rules.bigOrderPieces
      ? tooLateForBig(rules.bigOrderPieces, day, deadline)
      : tooLate(day, deadline)
  },
}

const invalid = inIndonesian('Tanggal belum benar.', 'This is not a valid date.')
const closedAt = inIndonesian(
  (at: Date) => `${dates.dayOfYear(wibDay(at)).id} pukul ${formatTime(at).replace(':', '.')} WIB`,
  (at) => `on ${dates.dayOfYear(wibDay(at)).en} at ${formatTime(at)} WIB`,
)
const closing = { day: dates.dayOfYear, at: closedAt }
const tooLate = fillIndonesian(
  'Pemesanan untuk {day} sudah ditutup {at}.',
  'Orders for {day} closed {at}.',
  closing,
)
const tooLateForBig = fillIndonesian(
  'Pemesanan {pieces} pcs atau lebih untuk {day} sudah ditutup {at}.',
  'Orders of {pieces} pcs or more for {day} closed {at}.',
  closing,
)
