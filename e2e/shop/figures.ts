import { appendFileSync } from 'node:fs'

/** Hands figures to `npm run faults` (scripts/faults/wanted.mjs); in `npm test` it does nothing. */
export const reportFigures = (figures: Record<string, number>): void => {
  const file = process.env.FAULTS_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

/** `npm test` runs the short form of a journey, `npm run faults` the long one. */
export const sized = (short: number, long: number): number =>
  process.env.FAULTS_SCALE === 'long' ? long : short
