import { inIndonesian } from '../sentence.ts'

/** Note about pick-up, in the form and after ordering; `address` may be empty. */
export const pickUp = inIndonesian(
  (address: string) => `Ambil sendiri di dapur kami${address && `: ${address}`}`,
  (address) => `Pick up at our kitchen${address && `: ${address}`}`,
)
