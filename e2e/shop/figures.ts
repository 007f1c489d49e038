import { appendFileSync } from 'node:fs'

/** Reports what a journey counted to `npm run faults`; does nothing in `npm test`. */
export const reportFigures = (figures: Record<string, number>): void => {
  const file = process.env.FAULTS_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

/** `npm test` runs the short form of a journey, `npm run faults` the long one. */
export const sized = (short: number, long: number): number =>
  process.env.FAULTS_SCALE === 'long' ? long : short
