import { progress } from './checks/progress.mjs'
import { reportLine, summarise } from './checks/result.mjs'
import { runStaticChecks } from './checks/static-checks.mjs'
import { unitTests } from './checks/unit.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { prepareOrStop, print } from './prepare/prepare.mjs'

readCommandLine(`
Usage: npm run check

Runs the part of npm test without a browser: types, lint, import rules, unit and integration tests.
`)

await prepareOrStop(print)
const results = await runStaticChecks()
for (const result of results) print(reportLine(result))
const shown = progress()
shown.start()
const suite = unitTests(shown.read, ['--project=!components'])
const units = { name: suite.name, ...(await suite.run()) }
shown.stop()
print(reportLine(units))
results.push(units)
process.exit(summarise(results))
