/**
 * What a second run of the files that failed makes of the first one (decision 0028).
 *
 * @typedef {{ file: string, title: string, message: string }} Failure `file` is empty when no file is to blame
 * @typedef {{ passed: number, skipped: number, seconds: number, failures: Failure[] }} Run
 */

/** More failed files than this are no bad luck. */
const mostFiles = 5

/** @param {Run} first @returns {string[]} the files to run once more; none when that would tell nothing */
export function worthASecondTry({ failures }) {
  const files = [...new Set(failures.map(({ file }) => file))]
  return files.length > mostFiles || files.includes('') ? [] : files
}

/** @param {Run} first @param {Run} [again] @returns {Omit<import('./result.mjs').Result, 'name'>} */
export function outcomeOf(first, again) {
  const failures = again?.failures ?? first.failures
  // A failure that names no test of the first run is one more failure, never a forgiven one.
  const forgiven = again ? first.failures.filter(({ file, title }) => !hasFailed(failures, file, title)) : []
  return {
    passed: first.passed + forgiven.length,
    failed: failures.length,
    skipped: first.skipped,
    secondTry: forgiven.map(({ title, message }) => `${title}\n        ${message.split('\n')[0]}`),
    failures: failures.map(({ title }) => title),
    seconds: first.seconds + (again?.seconds ?? 0),
    output: failures.map(({ title, message }) => `${title}\n${message}`).join('\n\n'),
  }
}

/** A file that could not be run the second time answers for all its tests. @param {Failure[]} failures */
const hasFailed = (failures, file, title) =>
  failures.some((failure) => failure.title === title || failure.title === file || failure.file === '')
