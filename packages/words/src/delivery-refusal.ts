/** Reason for the customer why a day is not available, with the nearest available day. */
import { type CutOffRules, type DayCheck, lastDay, orderDeadline } from '@dimsum/domain/delivery-date'
import { dayMs, formatTime, startOfWibDay, wibDay } from '@dimsum/domain/wib-date'
import { dates } from './dates.ts'
import { fillIndonesian, inIndonesian, type Sentence } from './sentence.ts'

type Refusal = Extract<DayCheck, { ok: false }>

/** One or two sentences for a rejection by `checkDeliveryDay`. */
export const dayRefusal = (
  day: string,
  { reason, next }: Refusal,
  pieces: number,
  rules: CutOffRules,
  now: Date,
): Sentence => together(reasons[reason](day, pieces, rules, now), next ? nearest(next) : none)

const together = fillIndonesian('{why} {instead}', '{why} {instead}')
const nearest = fillIndonesian('Tanggal terdekat: {day}.', 'The nearest day is {day}.', {
  day: dates.dayOfYear,
})
const none = inIndonesian(
  'Belum ada tanggal yang bisa dipesan, silakan hubungi kami.',
  'There is no day to order for yet, please contact us.',
)

type Why = (day: string, pieces: number, rules: CutOffRules, now: Date) => Sentence

const reasons: Record<Refusal['reason'], Why> = {
  invalid: () => invalid,
  past: fillIndonesian('Tanggal {day} sudah lewat.', '{day} is over.', { day: dates.dayOfYear }),
  // Seasonal packages can be ordered beyond `horizonDays`.
  horizon: (_day, _pieces, rules, now) => {
    const toLast = startOfWibDay(lastDay(now, rules)).getTime() - startOfWibDay(wibDay(now)).getTime()
    return tooFar(toLast / dayMs)
  },
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
const tooFar = fillIndonesian(
  'Pemesanan dibuka sampai {days} hari ke depan.',
  'You can order up to {days} days ahead.',
)
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
