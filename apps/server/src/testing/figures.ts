import { appendFileSync } from 'node:fs'

/** The random seed of fault tests; `npm run faults` gives each run another. */
export const faultSeed = Number(process.env.FAULTS_SEED ?? 20_261_121)

/** The size of a fault test: short in `npm test`, long in `npm run faults`. */
export const sized = (short: number, long: number): number =>
  process.env.FAULTS_SCALE === 'long' ? long : short

/**
 * Reports figures to `npm run faults`, which adds up runs and fails when one is missing (names and limits:
 * scripts/faults/wanted.mjs). Call it before asserting, so that a failing run reports its figures too. Does nothing in
 * `npm test`.
 */
export const reportFigures = (figures: Record<string, number>): void => {
  const file = process.env.FAULTS_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
