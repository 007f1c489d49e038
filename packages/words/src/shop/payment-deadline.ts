import { inIndonesian } from '../sentence.ts'

/** Deadline of a payment, on payment page and tracking. */
export const paymentDeadline = {
  until: inIndonesian('Selesaikan pembayaran sebelum {deadline}', 'Complete your payment before {deadline}'),
  over: inIndonesian(
    'Waktu pembayaran habis. Buat pembayaran baru.',
    'The time to pay is over. Please start a new payment.',
  ),
} as const
