import { inEnglish, inIndonesian, type Sentence } from '../sentence.ts'

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
  demo: inEnglish(
    (method: Sentence) => `${method.en} (demo)`,
    (method) => `${method.id} (demo)`,
  ),
  simulated: inIndonesian(
    (method: Sentence) => `${method.id} (simulasi)`,
    (method) => `${method.en} (simulation)`,
  ),
  other: inIndonesian('cara lain', 'another way'),
} as const
