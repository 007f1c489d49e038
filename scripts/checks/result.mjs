/**
 * @typedef {object} Result what one check or test program found
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [failures] the names of what failed, where more than the check itself can
 * @property {number} seconds
 * @property {string} output shown when something failed
 *
 * @typedef {Omit<Result, 'name'>} Outcome
 * @typedef {{ name: string, run: () => Promise<Outcome> }} Suite tests that one program runs
 */

/** @param {Result[]} results */
const totals = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
})

/** One line per check, printed when it ends. @param {Result} result */
export function reportLine({ name, passed, failed, skipped = 0, failures = [], seconds }) {
  const counts = passed + failed > 1 ? ` ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : ''
  const left = skipped > 0 ? `, ${skipped} skipped` : ''
  // Listed at once: if a log is truncated, the details at its end are lost.
  const which = failures.map((title) => `\n      failed: ${title}`).join('')
  const time = `(${seconds.toFixed(1)} s)`
  return `${failed > 0 ? 'FAIL' : 'ok  '}  ${name}${counts && `:${counts}`}${left}  ${time}${which}`
}

/** Prints the failures and the final summary line. @param {Result[]} results */
export function summarise(results) {
  for (const { name, failed, output } of results) {
    if (failed > 0) process.stdout.write(`\n---- ${name}\n\n${output.trim()}\n`)
  }
  const { passed, failed } = totals(results)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}
