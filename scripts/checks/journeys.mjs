import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { findChromium } from './chromium.mjs'

const limitSeconds = 2400

/** Each is one run of Playwright on the configuration in its folder, and reports into a file of its own. */
const suites = [
  { name: 'browser journeys', folder: 'e2e', file: 'journeys.json' },
  { name: 'payment stand-in in a browser', folder: 'packages/midtrans-stand-in', file: 'stand-in.json' },
]

/**
 * Journeys of customers and of the owner in a real browser on the built shop, and the stand-in's own screens. What failed at
 * its own second try too is run once more by itself (docs/decisions/0054).
 * @param {(line: string) => void} tell
 * @returns {Promise<import('./second-try.mjs').Suite[]>}
 */
export async function journeys(tell) {
  const browser = await findChromium(tell)
  return suites.map(({ name, folder, file }) => ({
    name,
    run: async (again) => {
      if ('problem' in browser) return withoutBrowser(browser.problem)
      const onlyFailed = again ? ['--last-failed', '--workers=1', '--retries=0'] : []
      return runPlaywright(inProject(`test-results/${file}`), ['-c', folder, ...onlyFailed])
    },
  }))
}

/** @param {string} problem @returns {import('./second-try.mjs').Run} */
const withoutBrowser = (problem) => ({
  passed: 0,
  skipped: 0,
  seconds: 0,
  failures: [{ file: '', title: 'no browser' }],
  output: problem,
})

/** @param {string} report @param {string[]} options @returns {Promise<import('./second-try.mjs').Run>} */
async function runPlaywright(report, options) {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, output, seconds } = await run(
    process.execPath,
    [inProject('node_modules/@playwright/test/cli.js'), 'test', ...options],
    { limitSeconds, env: { CI: '1', E2E_REPORT: report } },
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
    return {
      passed: 0,
      skipped: 0,
      failures: [{ file: '', title: 'playwright' }],
      flaky: [],
      output: message,
    }
  }
  const ended = (status) => found.suites.flatMap((suite) => endedSo(suite, status))
  const failures = ended('unexpected')
  // Errors outside of any journey fail the run without failing one.
  if (code !== 0 && failures.length === 0) failures.push({ file: '', title: 'outside of any journey' })
  return {
    passed: found.stats.expected + found.stats.flaky,
    skipped: found.stats.skipped,
    failures,
    flaky: ended('flaky').map(({ title }) => title),
    output: failures.length > 0 ? withoutPassed(output) : '',
  }
}

/** Where and under which name, for every journey that ended so. */
function endedSo({ suites = [], specs = [] }, status) {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [
    ...own.map(({ file, line, title }) => ({ file, title: `${file}:${line} ${title}` })),
    ...suites.flatMap((suite) => endedSo(suite, status)),
  ]
}

/** What went wrong stands first: the lines of two hundred journeys that went well would hide it. @param {string} output */
const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*[✓-]\s+\d+ /.test(line))
    .join('\n')
