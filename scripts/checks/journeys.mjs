import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { inProject } from '../prepare/project.mjs'
import { run } from '../prepare/run-command.mjs'
import { findChromium } from './chromium.mjs'

const name = 'browser journeys'
const report = inProject('test-results/journeys.json')
const limitSeconds = 900

/**
 * Journeys of customers and of the owner in a real browser, on the built shop.
 * @param {(line: string) => void} tell
 * @returns {Promise<import('./result.mjs').Result>}
 */
export async function runJourneys(tell) {
  const browser = await findChromium(tell)
  if ('problem' in browser) return { name, passed: 0, failed: 1, seconds: 0, output: browser.problem }
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { code, output, seconds } = await run(
    process.execPath,
    [inProject('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e'],
    { limitSeconds, env: { CI: '1', CHROMIUM: browser.path, E2E_REPORT: report } },
  )
  return { name, seconds, ...read(code, output) }
}

/** @param {number} code @param {string} output */
function read(code, output) {
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
  const { expected, unexpected, flaky, skipped } = found.stats
  // A journey that only worked at the second try is not a journey that works.
  const failed = unexpected + flaky
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped, output }
}
