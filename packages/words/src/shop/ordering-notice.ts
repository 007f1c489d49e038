import { formatDeadline, formatWibDayOfYear, type Instant } from '@dimsum/domain/wib-date'
import { inIndonesian } from '../sentence.ts'

/** Shown where an order can be started, while ordering is paused or the kitchen is on holiday. */
export const orderingNotice = {
  closed: inIndonesian('Pesanan sedang ditutup sementara', 'We are not taking orders right now'),
  opensAgain: inIndonesian(
    (until: Instant) => `Kami buka pesanan lagi ${formatDeadline(until)}.`,
    (until) => `We take orders again from ${formatDeadline(until, 'en')}.`,
  ),
  askUs: inIndonesian(
    'Silakan hubungi kami untuk jadwal berikutnya.',
    'Please contact us to hear when we take orders again.',
  ),
  earliestDay: inIndonesian(
    (day: string) => `Pesanan saat itu paling cepat untuk ${formatWibDayOfYear(day)}.`,
    (day) => `The first day you can order for then is ${formatWibDayOfYear(day, 'en')}.`,
  ),
  holiday: inIndonesian(
    (day: string) => `Kami sedang tutup sampai ${formatWibDayOfYear(day)}`,
    (day) => `We are closed until ${formatWibDayOfYear(day, 'en')}`,
  ),
  laterDaysWelcome: inIndonesian(
    'Pesanan untuk setelah tanggal itu tetap bisa dibuat.',
    'You can still order for any day after that.',
  ),
} as const
