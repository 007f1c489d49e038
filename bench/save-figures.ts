import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

const file = 'bench/history.jsonl'

/**
 * Appends a run to the history as one line, with its figures and machine.
 * @returns the file
 */
export function saveFigures(figures: object, how: { seconds: number; isWhole: boolean }): string {
  const at = new Date().toISOString()
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    /** With a load above the number of cores the figures are unreliable. */
    load: loadavg()[0],
  }
  const run = { at, commit: commit(), machine, ...how, figures }
  appendFileSync(file, `${JSON.stringify(run, rounded)}\n`)
  return file
}

const rounded = (_name: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value

function commit(): string | null {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
