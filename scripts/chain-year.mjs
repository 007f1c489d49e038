import { simulateYear } from './chain/year.mjs'
import { tableOfYear } from './chain/year-table.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { print } from './prepare/prepare.mjs'

const usage = `
Usage: npm run chain:year [-- --seed N]

Simulates a year of a chain of 5,000 kitchens in 50 cities with a database server each, and prints the table of
docs/scaling.md. Asks no shop and changes nothing.

  --seed N  another year of the same kind (default 1)
`
const { seed = '1' } = readCommandLine(usage, { seed: { type: 'string' } })
if (!/^[1-9]\d{0,8}$/.test(seed)) {
  process.stderr.write(`--seed must be a whole number of 1 or more.\n\n${usage.trim()}\n`)
  process.exit(2)
}
print(tableOfYear(simulateYear(Number(seed))))
