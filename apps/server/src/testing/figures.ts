import { appendFileSync } from 'node:fs'

/** The seed everything random of a fault test draws from; `npm run faults` gives each run another. */
export const faultSeed = Number(process.env.FAULTS_SEED ?? 20_261_121)

/** How much of a fault test runs: `npm test` the short form, `npm run faults` the long one. */
export const sized = (short: number, long: number): number =>
  process.env.FAULTS_SCALE === 'long' ? long : short

/**
 * Hands figures to `npm run faults`, which adds up runs and fails when one is missing (names and wanted values:
 * scripts/faults/wanted.mjs). Call it where the fact was counted, before it is judged, so that a run which finds something
 * says how much; in `npm test` it does nothing.
 */
export const reportFigures = (figures: Record<string, number>): void => {
  const file = process.env.FAULTS_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
