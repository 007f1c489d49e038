import { runProgram } from './prepare/run-program.mjs'

// Progress goes to stderr: other programs read the answer from stdout.
await runProgram('database', (line) => process.stderr.write(`${line}\n`))
