import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { inProject, root } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'

const report = inProject('test-results/vitest.json')

/** Seconds the whole run may take; a hanging one is ended with everything it started. */
const limitSeconds = 2400

/**
 * Unit and integration tests of all workspaces, on a PostgreSQL the run starts itself.
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function runUnitTests() {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, output, seconds } = await run(
    process.execPath,
    [
      inProject('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=json',
      `--outputFile=${report}`,
      '--no-color',
    ],
    { limitSeconds, env: { CI: '1' } },
  )
  return { name: 'unit and integration tests', seconds, ...read(code, output) }
}

/** @param {number} code @param {string} output */
function read(code, output) {
  let found
  try {
    found = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    const message = `The run ended without a report (exit code ${code}).\n\n${output}`
    return { passed: 0, failed: 1, output: message }
  }
  const failures = found.testResults.flatMap(failuresOf)
  // Errors outside of any test, such as an unhandled rejection, fail the run without failing a test.
  if (code !== 0 && failures.length === 0) failures.push({ title: 'outside of any test', message: output })
  return {
    passed: found.numPassedTests,
    failed: failures.length,
    skipped: found.numPendingTests + found.numTodoTests,
    failures: failures.map(({ title }) => title),
    output: failures.map(({ title, message }) => `${title}\n${message}`).join('\n\n'),
  }
}

/** Failed tests of a file, or the file itself when it could not be run. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [{ title: file, message }] : []
  return failed.map((test) => ({
    title: `${file} > ${test.fullName}`,
    message: test.failureMessages.join('\n'),
  }))
}
