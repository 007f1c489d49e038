/** The random seed of fault tests; `npm run faults` gives each run another. */
export const faultSeed = Number(process.env.FAULTS_SEED ?? 20_261_121)

/** Whether a fault test runs in its long form, in `npm run faults`: only there are durations limited. */
export const isLong = process.env.FAULTS_SCALE === 'long'

/** The size of a fault test: short in `npm test`, long in `npm run faults`. */
export const sized = (short: number, long: number): number => (isLong ? long : short)
