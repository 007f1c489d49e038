import { inIndonesian } from '../sentence.ts'

/** An order that is fetched, in the form and once it is received; `address` may be empty. */
export const pickUp = inIndonesian(
  (address: string) => `Ambil sendiri di dapur kami${address && `: ${address}`}`,
  (address) => `Pick up at our kitchen${address && `: ${address}`}`,
)
