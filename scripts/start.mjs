import { readCommandLine } from './prepare/command-line.mjs'
import { runProgram } from './prepare/run-program.mjs'

readCommandLine(`
Usage: npm start

Installs the locked packages and builds the shop if needed, then serves it on http://127.0.0.1:3000. Ctrl-C stops the shop
and its database. .env.example lists the settings; copy it to .env to change them.
`)

await runProgram('main')
