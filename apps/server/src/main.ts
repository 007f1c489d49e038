import { loadSettings, unknownNames } from './platform/config/config.ts'
import { StartProblem } from './platform/config/start-problem.ts'
import { print, printProblem, surviveClosedOutput } from './wiring/print.ts'
import { runShop } from './wiring/run-shop.ts'

/** The server's program. When it cannot start, it prints the reason and exits with code 1. */
surviveClosedOutput()

try {
  const settings = loadSettings()
  for (const name of unknownNames()) print(`${name} in .env is not a setting; .env.example lists them all.`)
  await runShop(settings)
} catch (error) {
  printProblem(
    error instanceof StartProblem
      ? error.sentences
      : `The shop cannot start. ${error instanceof Error ? error.stack : String(error)}`,
  )
  process.exit(1)
}
