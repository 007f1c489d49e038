import { inIndonesian } from '../sentence.ts'

/** Until when a payment can be made, on the payment page and in tracking. */
export const paymentDeadline = {
  until: inIndonesian('Selesaikan pembayaran sebelum {deadline}', 'Complete your payment before {deadline}'),
  over: inIndonesian(
    'Waktu pembayaran habis. Buat pembayaran baru.',
    'The time to pay is over. Please start a new payment.',
  ),
} as const
