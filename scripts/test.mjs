import { journeys } from './checks/journeys.mjs'
import { progress } from './checks/progress.mjs'
import { reportLine, summarise } from './checks/result.mjs'
import { runStaticChecks } from './checks/static-checks.mjs'
import { unitTests } from './checks/unit.mjs'
import { runDeployChecks } from './deploy/checks.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepare, print, stopWith } from './prepare/prepare.mjs'

readCommandLine(`
Usage: npm test

Installs and builds if needed, then runs everything: types, lint, import rules, unit tests, component tests in a real
browser, integration tests on a real PostgreSQL, journeys, and the short part of npm run check:deploy. Uses free ports.
Shows the running tests, the numbers done and failed, and the time. Ends with a line "N passed, N failed"; the exit code is
0 only when nothing failed.

Environment:
  TEST_DATABASE_URL   a PostgreSQL to use instead of starting one; its role must be allowed to create databases
  CHROMIUM            the browser to use
`)

const startedAt = performance.now()
const shown = progress()

/** @type {import('./checks/result.mjs').Result[]} */
const results = []

/** @param {import('./checks/result.mjs').Result[]} found */
function add(...found) {
  for (const result of found) shown.print(reportLine(result))
  results.push(...found)
}

try {
  await prepare(print)
  print('Checking types, lint and import rules, documents and the files for servers ...')
  // In parallel: the deploy checks wait for programs and the network, the static ones for the CPU.
  add(...(await Promise.all([runStaticChecks(), runDeployChecks(print, { isShort: true })])).flat())
  const browserSuites = await journeys(print, shown.read)
  print('Running unit, component and integration tests, then browser journeys ...')
  shown.start()
  // One after the other: in parallel they would need more than two cores, and tests would time out.
  for (const { name, run } of [unitTests(shown.read), ...browserSuites]) add({ name, ...(await run()) })
} catch (error) {
  if (results.length === 0) stopWith(error)
  add({ name: 'the run itself', passed: 0, failed: 1, seconds: 0, output: String(error?.stack ?? error) })
}
shown.stop()
print(`\nEverything took ${Math.round((performance.now() - startedAt) / 1000)} s.`)
process.exit(summarise(results))
