import { inIndonesian } from '../sentence.ts'

/** Amounts of an order's money, for customers. */
export const givenBack = {
  name: inIndonesian('Dikembalikan', 'Given back'),
  kept: inIndonesian('Tidak dikembalikan', 'Not given back'),
} as const
