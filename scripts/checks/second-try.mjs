/**
 * What a second run of what failed makes of the first one (docs/decisions/0054).
 *
 * @typedef {{ file: string, title: string }} Failure `file` is empty when no file is to blame
 * @typedef {{ passed: number, skipped: number, seconds: number, failures: Failure[], output: string, flaky?: string[] }} Run
 *   `flaky`: titles of what the runner itself tried twice
 * @typedef {{ name: string, run: (again?: string[]) => Promise<Run> }} Suite `again`: only these files, where something failed
 */

/** More failed files than this are no bad luck. */
const mostFiles = 3

/** @param {Run} first @returns {string[]} the files to run once more; none when that would tell nothing */
export function worthASecondTry({ failures }) {
  const files = [...new Set(failures.map(({ file }) => file))]
  return files.length > mostFiles || files.includes('') ? [] : files
}

/** @param {Run} first @param {Run} [again] @returns {Omit<import('./result.mjs').Result, 'name'>} */
export function outcomeOf(first, again) {
  const failures = again?.failures ?? first.failures
  // A failure that names no test of the first run is one more failure, never a forgiven one.
  const forgiven = again ? first.failures.filter((failure) => !hasFailed(failures, failure)) : []
  return {
    passed: first.passed + forgiven.length,
    failed: failures.length,
    skipped: first.skipped,
    failures: failures.map(({ title }) => title),
    secondTry: [...(first.flaky ?? []), ...forgiven.map(({ title }) => title)],
    seconds: first.seconds + (again?.seconds ?? 0),
    output: [first.output, again?.output].filter(Boolean).join('\n\nThe second try:\n\n'),
  }
}

/**
 * Runs suites at once, and when all have ended what failed in one after the other.
 * @param {Suite[]} suites
 * @param {(result: import('./result.mjs').Result) => void} report called as soon as a suite's result is certain
 */
export async function runTogether(suites, report) {
  const worthwhile = await Promise.all(
    suites.map(async ({ name, run }) => {
      const first = await run()
      const files = worthASecondTry(first)
      if (files.length > 0) return async () => report({ name, ...outcomeOf(first, await run(files)) })
      report({ name, ...outcomeOf(first) })
    }),
  )
  for (const tryAgain of worthwhile) await tryAgain?.()
}

/** A file that could not be run the second time answers for all its tests. @param {Failure[]} failures @param {Failure} wanted */
const hasFailed = (failures, { file, title }) =>
  failures.some((failure) => failure.title === title || failure.title === file || failure.file === '')
