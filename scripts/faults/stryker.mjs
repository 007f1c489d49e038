import { existsSync, readFileSync, rmSync } from 'node:fs'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

const report = inProject('test-results/mutants.json')

/** Statuses of detected mutants; a mutant without tests counts as survived. */
const leastKilledPercent = 85
const killed = new Set(['Killed', 'Timeout'])
const alive = new Set(['Survived', 'NoCoverage'])

/**
 * Mutation testing of the rules for access, money, states and masking (scripts/faults/stryker.config.json).
 * @returns {Promise<string | undefined>} the output when too few are killed
 */
export async function killMutants() {
  rmSync(report, { force: true })
  const { output } = await run(
    process.execPath,
    [
      inProject('node_modules/@stryker-mutator/core/bin/stryker.js'),
      'run',
      'scripts/faults/stryker.config.json',
    ],
    { limitSeconds: 5400 },
  )
  if (!existsSync(report)) return output
  const { files } = JSON.parse(readFileSync(report, 'utf8'))
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants)
  const count = (states) => mutants.filter(({ status }) => states.has(status)).length
  const [dead, living] = [count(killed), count(alive)]
  return 100 * dead >= leastKilledPercent * (dead + living) ? undefined : output
}
