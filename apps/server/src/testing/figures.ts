import { appendFileSync } from 'node:fs'

/** The random seed of fault tests; `npm run faults` gives each run another. */
export const faultSeed = Number(process.env.FAULTS_SEED ?? 20_261_121)

/** Whether a fault test runs in its long form, in `npm run faults`: only there are durations limited. */
export const isLong = process.env.FAULTS_SCALE === 'long'

/** The size of a fault test: short in `npm test`, long in `npm run faults`. */
export const sized = (short: number, long: number): number => (isLong ? long : short)

/**
 * Reports what a test counted to `npm run faults`. Call it before asserting, so that a failing run reports too. Does
 * nothing in `npm test`.
 */
export const reportFigures = (figures: Record<string, number>): void => {
  const file = process.env.FAULTS_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
