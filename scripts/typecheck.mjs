import { reportLine, summarise } from './checks/result.mjs'
import { checkTypes } from './checks/types.mjs'
import { readCommandLine } from './prepare/command-line.mjs'
import { print } from './prepare/prepare.mjs'

readCommandLine(`
Usage: npm run typecheck

Checks the types of every workspace, two at a time.
`)

const results = await checkTypes()
for (const result of results) print(reportLine(result))
process.exit(summarise(results))
