import { inIndonesian } from '../sentence.ts'

/** Refunds, for customers. */
export const givenBack = {
  name: inIndonesian('Dikembalikan', 'Given back'),
  kept: inIndonesian('Tidak dikembalikan', 'Not given back'),
  ofCancelled: inIndonesian(
    'Pesanan ini dibatalkan. {amount} sudah kami kembalikan.',
    'This order was cancelled. We have given {amount} back.',
  ),
} as const
