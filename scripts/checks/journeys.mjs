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
 * Journeys of customers and of the owner in a real browser on the built shop, and the stand-in's own screens.
 * @param {(line: string) => void} tell
 * @returns {Promise<import('./result.mjs').Result[]>}
 */
export async function runJourneys(tell) {
  const browser = await findChromium(tell)
  if ('problem' in browser) {
    return suites.map(({ name }) => ({ name, passed: 0, failed: 1, seconds: 0, output: browser.problem }))
  }
  // At once: each waits for its browser for half of its time.
  return Promise.all(suites.map(runSuite))
}

/** @param {typeof suites[number]} suite */
async function runSuite({ name, folder, file }) {
  const report = inProject(`test-results/${file}`)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, output, seconds } = await run(
    process.execPath,
    [inProject('node_modules/@playwright/test/cli.js'), 'test', '-c', folder],
    { limitSeconds, env: { CI: '1', E2E_REPORT: report } },
  )
  return { name, seconds, ...read(report, code, output) }
}

/** @param {string} report @param {number} code @param {string} output */
function read(report, code, output) {
  let found
  try {
    found = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return {
      passed: 0,
      failed: 1,
      output: `The run ended without a report (exit code ${code}).\n\n${output}`,
    }
  }
  const { expected, unexpected: failed, flaky, skipped } = found.stats
  const titles = (status) => found.suites.flatMap((suite) => titlesOf(suite, status))
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped,
    failures: titles('unexpected'),
    secondTry: titles('flaky'),
    output: withoutPassed(output),
  }
}

/** Where and under which name, for every journey that ended so. */
function titlesOf({ suites = [], specs = [] }, status) {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status))
  return [
    ...own.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap((suite) => titlesOf(suite, status)),
  ]
}

/** What went wrong stands first: the lines of two hundred journeys that went well would hide it. @param {string} output */
const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*[✓-]\s+\d+ /.test(line))
    .join('\n')
