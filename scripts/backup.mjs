import { runProgram } from './prepare/run-program.mjs'

await runProgram('backup')
