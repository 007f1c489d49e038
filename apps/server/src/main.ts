import { loadSettings } from './platform/config/config.ts'
import { StartProblem } from './platform/config/start-problem.ts'
import { printProblem } from './wiring/print.ts'
import { runShop } from './wiring/run-shop.ts'

/** The server's program. It ends with exit code 1 and two sentences when it cannot start. */
// A terminal that was closed, or a pipe whose reader left, is no reason to stop selling.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

try {
  await runShop(loadSettings())
} catch (error) {
  printProblem(
    error instanceof StartProblem
      ? error.sentences
      : `The shop cannot start. ${error instanceof Error ? error.stack : String(error)}`,
  )
  process.exit(1)
}
