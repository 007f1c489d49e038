import { inIndonesian } from '../sentence.ts'

/** An order that was cancelled although it was paid, on the payment page and the invoice. */
export const paidAndCancelled = inIndonesian(
  'Pesanan ini dibatalkan setelah dibayar. Kami akan menghubungi Anda untuk mengembalikan uangnya.',
  'This order was cancelled after it was paid. We will contact you to return your money.',
)
