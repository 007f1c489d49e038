import { inIndonesian } from '../sentence.ts'

/** A paid order that was cancelled, on payment page and invoice. */
export const paidAndCancelled = inIndonesian(
  'Pesanan ini dibatalkan setelah dibayar. Kami akan menghubungi Anda untuk mengembalikan uangnya.',
  'This order was cancelled after it was paid. We will contact you to return your money.',
)
