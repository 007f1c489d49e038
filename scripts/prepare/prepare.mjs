import { build, staleParts } from './build.mjs'
import { install, isInstalled } from './install.mjs'
import { checkNodeVersion } from './node-version.mjs'
import { alone } from './preparing-lock.mjs'

/**
 * Makes the project ready to run: checks Node.js, installs the locked packages, builds. Up-to-date parts are skipped,
 * so a second run only compares file dates.
 * @param {(line: string) => void} report progress for a person
 */
export async function prepare(report) {
  checkNodeVersion()
  if (isInstalled() && staleParts().length === 0) return
  await alone(async () => {
    if (!isInstalled()) await install(report)
    const stale = staleParts()
    if (stale.length > 0) await build(stale, report)
  }, report)
}

/** The same for a command: a failure ends it. @param {(line: string) => void} report */
export const prepareOrStop = (report) => prepare(report).catch(stopWith)

/** @param {string} line */
export const print = (line) => {
  process.stdout.write(`${line}\n`)
}

/** @param {unknown} error its words are for the person at the terminal */
export function stopWith(error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
