import { fillEnglish, fillIndonesian, inIndonesian } from '../sentence.ts'

/** Payment methods that the owner records by hand. */
export const handPayments = {
  tunai: inIndonesian('Tunai', 'Cash'),
  transfer: inIndonesian('Transfer', 'Transfer'),
  qris_statis: inIndonesian('QRIS statis', 'Printed QRIS'),
} as const

/** Payment methods of Midtrans. */
export const providerPayments = {
  credit_card: inIndonesian('Kartu kredit', 'Credit card'),
  cstore: inIndonesian('Gerai (Indomaret, Alfamart)', 'Shop counter (Indomaret, Alfamart)'),
} as const

export const paymentKinds = {
  demo: fillEnglish('{method} (demo)', '{method} (demo)'),
  simulated: fillIndonesian('{method} (simulasi)', '{method} (simulation)'),
  other: inIndonesian('cara lain', 'another way'),
} as const
