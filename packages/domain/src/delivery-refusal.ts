/** Why a day cannot be had, said to the customer, with the nearest day that can. */
import { type CutOffRules, type DayCheck, defaultCutOffRules, orderDeadline } from './delivery-date.ts'
import { formatTime, formatWibDayOfYear, wibDay } from './wib-date.ts'

type Refusal = Extract<DayCheck, { ok: false }>

/** One or two Indonesian sentences for the refusal that `checkDeliveryDay` gave for this day. */
export function dayRefusalMessage(
  day: string,
  refusal: Refusal,
  pieces: number,
  rules: CutOffRules = defaultCutOffRules,
): string {
  const nearest = refusal.next
    ? `Tanggal terdekat: ${formatWibDayOfYear(refusal.next)}.`
    : 'Belum ada tanggal yang bisa dipesan, silakan hubungi kami.'
  return `${why(day, refusal, pieces, rules)} ${nearest}`
}

function why(day: string, { reason }: Refusal, pieces: number, rules: CutOffRules): string {
  switch (reason) {
    case 'invalid':
      return 'Tanggal belum benar.'
    case 'past':
      return `Tanggal ${formatWibDayOfYear(day)} sudah lewat.`
    case 'horizon':
      return `Pemesanan dibuka sampai ${rules.horizonDays} hari ke depan.`
    case 'closed':
      return `Dapur kami tutup pada ${formatWibDayOfYear(day)}.`
    case 'cut-off': {
      const deadline = orderDeadline(day, pieces, rules)
      const closedAt = `${formatWibDayOfYear(wibDay(deadline))} pukul ${formatTime(deadline).replace(':', '.')} WIB`
      const order = pieces >= rules.bigOrderPieces ? ` ${rules.bigOrderPieces} pcs atau lebih` : ''
      return `Pemesanan${order} untuk ${formatWibDayOfYear(day)} sudah ditutup ${closedAt}.`
    }
  }
}
