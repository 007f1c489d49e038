import fc from 'fast-check'

/**
 * Setup file of the tests: property tests try the same inputs in every run of `npm test`, so that a run fails by a change
 * and not by chance. `npm run faults` sets another seed for each run.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.FAULTS_SEED ?? 20_261_121),
})
