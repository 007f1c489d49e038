import { inIndonesian } from '../sentence.ts'

/** Shortcuts of the installed shop. */
export const homeScreen = {
  order: inIndonesian('Pesan', 'Order'),
  track: inIndonesian('Lacak', 'Track'),
} as const
