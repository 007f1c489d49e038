import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartProblem } from '../platform/config/start-problem.ts'
import { isConnectionLost } from '../platform/db/database-errors.ts'
import { print, printProblem, surviveClosedOutput } from './print.ts'

/**
 * Parses command-line arguments. `--help` prints the usage and exits with 0. Arguments that `config` does not define,
 * or that `read` refuses with an error, are reported with the usage, and the exit code is 2.
 */
export function readCommand<Config extends ParseArgsConfig, Command>(
  usage: string,
  config: Config,
  read: (given: ReturnType<typeof parseArgs<Config>>) => Command,
): Command {
  try {
    const help = { type: 'boolean', short: 'h' } as const
    const given = parseArgs({ ...config, options: { ...config.options, help } })
    if (!(given.values as { help?: boolean }).help) return read(given as ReturnType<typeof parseArgs<Config>>)
    print(usage)
    process.exit(0)
  } catch (error) {
    printProblem(`${(error as Error).message}\n\n${usage}`)
    process.exit(2)
  }
}

/** Runs a command; a failure is explained and exits with 1. */
export async function runCommand(act: () => Promise<void>): Promise<void> {
  surviveClosedOutput()
  try {
    await act()
  } catch (error) {
    printProblem(explain(error))
    process.exit(1)
  }
}

const explain = (error: unknown): string => {
  if (error instanceof StartProblem) return error.sentences.trim()
  if (isConnectionLost(error)) return 'The database does not answer. Start it, or check DATABASE_URL.'
  return String(error)
}
