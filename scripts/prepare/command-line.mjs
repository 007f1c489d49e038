import { parseArgs } from 'node:util'

/**
 * Parses a script's options; answers `--help`, and reports unknown options with the usage.
 * @template {import('node:util').ParseArgsConfig['options']} T
 * @param {string} usage
 * @param {T} [options]
 */
export function readCommandLine(usage, options) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } })
    if (!values.help) return values
    process.stdout.write(`${usage.trim()}\n`)
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error.message}\n\n${usage.trim()}\n`)
    process.exit(2)
  }
}
