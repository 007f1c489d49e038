import { parseArgs } from 'node:util'

/**
 * Reads a script's options; answers `--help`, and refuses what it does not know with the same text.
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
