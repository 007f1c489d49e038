import { runProgram } from './prepare/run-program.mjs'

// Progress goes beside the answer, which other programs read.
await runProgram('database', (line) => process.stderr.write(`${line}\n`))
