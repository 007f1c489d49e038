import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

/**
 * Writes all figures of a run, with the machine they belong to, and one line more into the history.
 * @returns the file
 */
export function keep(figures: object, how: { seconds: number; isWhole: boolean }): string {
  const at = new Date().toISOString()
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    /** Who else was working: above the number of cores the figures are worth little. */
    load: loadavg()[0],
  }
  const run = { at, commit: commit(), machine, ...how, figures }
  mkdirSync('bench/results', { recursive: true })
  const file = `bench/results/${at.slice(0, 16).replaceAll(':', '')}.json`
  writeFileSync(file, `${JSON.stringify(run, rounded, 2)}\n`)
  if (how.isWhole) appendFileSync('bench/results/history.jsonl', `${JSON.stringify(run, rounded)}\n`)
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
