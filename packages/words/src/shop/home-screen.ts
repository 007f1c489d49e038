import { inIndonesian } from '../sentence.ts'

/** What a long press on the shop's icon on a home screen offers. */
export const homeScreen = {
  order: inIndonesian('Pesan', 'Order'),
  track: inIndonesian('Lacak', 'Track'),
} as const
