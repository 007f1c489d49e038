import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { findChromium } from './chromium.mjs'

const limitSeconds = 2700

/** Each is one run of Playwright with the configuration in its folder and a report file of its own. */
const suites = [
  { name: 'browser journeys', folder: 'e2e', file: 'journeys.json' },
  { name: 'payment stand-in in a browser', folder: 'packages/midtrans-stand-in', file: 'stand-in.json' },
]

/**
 * Journeys of customers and of the owner in a real browser on the built shop, and those of the stand-in's pages.
 * @param {(line: string) => void} tell
 * @param {(line: string) => boolean} isProgress takes the lines of `progress-reporter.mjs`
 * @returns {Promise<import('./result.mjs').Suite[]>}
 */
export async function journeys(tell, isProgress) {
  const browser = await findChromium(tell)
  return suites.map(({ name, folder, file }) => ({
    name,
    run: async () =>
      'problem' in browser
        ? withoutBrowser(browser.problem)
        : runPlaywright(inProject(`test-results/${file}`), folder, isProgress),
  }))
}

/** @param {string} problem @returns {import('./result.mjs').Outcome} */
const withoutBrowser = (problem) => ({
  passed: 0,
  failed: 1,
  seconds: 0,
  failures: ['no browser'],
  output: problem,
})

/** @param {string} report @param {string} folder @param {(line: string) => boolean} isTaken @returns {Promise<import('./result.mjs').Outcome>} */
async function runPlaywright(report, folder, isTaken) {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, output, seconds } = await run(
    process.execPath,
    [inProject('node_modules/@playwright/test/cli.js'), 'test', '-c', folder],
    { limitSeconds, env: { CI: '1', E2E_REPORT: report }, isTaken },
  )
  return { seconds, ...read(report, code, output) }
}

/** @param {string} report @param {number} code @param {string} output */
function read(report, code, output) {
  let found
  try {
    found = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    const message = `The run ended without a report (exit code ${code}).\n\n${output}`
    return { passed: 0, failed: 1, failures: ['playwright'], output: message }
  }
  const failures = found.suites.flatMap(failedIn)
  // Errors outside of any journey fail the run without failing a journey.
  if (code !== 0 && failures.length === 0) failures.push('outside of any journey')
  return {
    passed: found.stats.expected,
    failed: failures.length,
    skipped: found.stats.skipped,
    failures,
    output: failures.length > 0 ? [withoutPassed(output), ...found.suites.flatMap(screensOf)].join('\n') : '',
  }
}

/** File and title of every failed journey. */
function failedIn({ suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === 'unexpected'))
  return [...own.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(failedIn)]
}

/** The text of the screen on which a journey failed, as Playwright recorded it: a log may be all that is kept. */
function screensOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const files = results.flatMap(({ attachments }) =>
    attachments.flatMap(({ name, path }) => (name === 'error-context' ? [path] : [])),
  )
  const screens = files.map((file) => /```yaml.*?```/s.exec(readFileSync(file, 'utf8'))?.[0] ?? '')
  return [...screens, ...suites.flatMap(screensOf)]
}

/** Only the output about failures: lines of two hundred passed journeys would hide it. @param {string} output */
const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*[✓-]\s+\d+ /.test(line))
    .join('\n')
