import { fillIndonesian, inIndonesian } from '../sentence.ts'

/** Notice where an order can be started, while ordering is paused or the kitchen is on holiday. */
export const orderingNotice = {
  closed: inIndonesian('Pesanan sedang ditutup sementara', 'We are not taking orders right now'),
  opensAgain: fillIndonesian('Kami buka pesanan lagi {until}.', 'We take orders again from {until}.'),
  askUs: inIndonesian(
    'Silakan hubungi kami untuk jadwal berikutnya.',
    'Please contact us to hear when we take orders again.',
  ),
  earliestDay: fillIndonesian(
    'Pesanan saat itu paling cepat untuk {day}.',
    'The first day you can order for then is {day}.',
  ),
  holiday: fillIndonesian('Kami sedang tutup sampai {day}', 'We are closed until {day}'),
  laterDaysWelcome: inIndonesian(
    'Pesanan untuk setelah tanggal itu tetap bisa dibuat.',
    'You can still order for any day after that.',
  ),
} as const
