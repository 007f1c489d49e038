/** Reasons why customers cannot change or cancel their order, with the alternative. */
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian } from '../sentence.ts'

export const customerChanges = {
  off: inIndonesian(
    'Pesanan belum bisa diubah lewat situs. Silakan hubungi kami lewat WhatsApp.',
    'Orders cannot be changed on this site. Please contact us on WhatsApp.',
  ),
  done: inIndonesian(
    'Pesanan ini sudah selesai atau dibatalkan.',
    'This order is already done or cancelled.',
  ),
  started: inIndonesian(
    'Pesanan ini sudah mulai disiapkan. Silakan hubungi kami lewat WhatsApp.',
    'We have begun to prepare this order. Please contact us on WhatsApp.',
  ),
  tooLate: fillIndonesian(
    'Pesanan ini bisa diubah sampai {end}. Silakan hubungi kami lewat WhatsApp.',
    'This order could be changed until {end}. Please contact us on WhatsApp.',
    { end: dates.deadline },
  ),
  paid: inIndonesian(
    'Pesanan ini sudah dibayar. Kirim permintaan pembatalan, nanti kami jawab.',
    'This order is already paid. Ask us to cancel it, and we will answer.',
  ),
  notPaid: inIndonesian(
    'Pesanan ini belum dibayar: Anda bisa membatalkannya sendiri.',
    'This order is not paid: you can cancel it yourself.',
  ),
  asked: inIndonesian(
    'Permintaan Anda sudah kami terima. Tunggu jawaban kami.',
    'We already have your request. Please wait for our answer.',
  ),
} as const
