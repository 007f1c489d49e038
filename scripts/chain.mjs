import { runProgram } from './prepare/run-program.mjs'

// Progress goes beside the report, which may be read by a program.
await runProgram('chain', (line) => process.stderr.write(`${line}\n`))
