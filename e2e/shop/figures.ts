/** `npm test` runs the short form of a journey, `npm run faults` the long one. */
export const sized = (short: number, long: number): number =>
  process.env.FAULTS_SCALE === 'long' ? long : short
