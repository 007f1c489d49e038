import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inProject, root } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

const report = inProject('test-results/vitest.json')

/** Timeout of the whole run in seconds; a hanging one is ended with all its children. */
const limitSeconds = 2700

/**
 * Unit, component and integration tests of all workspaces, on a PostgreSQL that the run starts itself.
 * @param {(line: string) => boolean} isProgress takes the lines of `progress-reporter.mjs`
 * @param {string[]} [choice] options of Vitest that choose among its projects
 * @returns {import('./result.mjs').Suite}
 */
export const unitTests = (isProgress, choice = []) => ({
  name: 'unit, component and integration tests',
  run: () => runVitest(isProgress, choice),
})

/** @param {(line: string) => boolean} isTaken @param {string[]} choice */
async function runVitest(isTaken, choice) {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, output, seconds } = await run(
    process.execPath,
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      ...choice,
      '--reporter=json',
      // The report truncates long values; this reporter prints the whole difference.
      '--reporter=dot',
      `--reporter=${inProject('scripts/checks/progress-reporter.mjs')}`,
      `--outputFile.json=${report}`,
    ],
    { limitSeconds, env: { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' }, isTaken },
  )
  return { seconds, ...read(code, output) }
}

/** @param {number} code @param {string} output */
function read(code, output) {
  let found
  try {
    found = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    const message = `The run ended without a report (exit code ${code}).\n\n${output}`
    return { passed: 0, failed: 1, failures: ['vitest'], output: message }
  }
  const failures = found.testResults.flatMap(failuresOf)
  // Errors outside of any test, such as an unhandled rejection, fail the run without failing a test.
  if (code !== 0 && failures.length === 0) failures.push('outside of any test')
  return {
    passed: found.numPassedTests,
    failed: failures.length,
    skipped: found.numPendingTests + found.numTodoTests,
    failures,
    output: failures.length > 0 ? withoutPassed(output) : '',
  }
}

/** Failed tests of a file, or the file itself when it could not be run. */
function failuresOf({ name, status, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [file] : []
  return failed.map(({ fullName }) => `${file} > ${fullName}`)
}

/**
 * The output from the first failure on; Vitest prints failures at the end, after the tests' own output.
 * @param {string} output
 */
const withoutPassed = (output) => /^⎯+ (?:Failed|Unhandled)[\s\S]*/m.exec(output)?.[0] ?? output
