import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLatencies, type Load, warmUpMs } from './latencies.ts'

/** libpq environment variables for a C client. */
export type LibpqAccess = Record<string, string>

const run = promisify(execFile)

/** Version of the installed `pgbench`; null without one. */
export function pgbenchVersion(): string | null {
  try {
    return execFileSync('pgbench', ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/** Runs the same SQL with PostgreSQL's own benchmark client in C, as the upper limit of the database. */
export async function loadPgbench(
  access: LibpqAccess,
  script: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'dimsum-pgbench-'))
  try {
    writeFileSync(join(folder, 'script.sql'), script)
    const warmUp = warmUpMs(seconds)
    const arguments_ = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1']
    const length = ['-T', String(Math.ceil(seconds + warmUp / 1000))]
    await run('pgbench', [...arguments_, ...length, '-l', '-f', 'script.sql'], {
      cwd: folder,
      env: { PATH: process.env.PATH, ...access },
    })
    return readLog(folder, warmUp, seconds)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The log has one line per transaction: client, number, microseconds, script, end time in seconds and microseconds. */
function readLog(folder: string, warmUp: number, seconds: number): Load {
  const latencies = createLatencies()
  const transactions = readdirSync(folder)
    .filter((name) => name.startsWith('pgbench_log'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => line.split(' ').map(Number))
    .map(([, , microseconds = 0, , at = 0, part = 0]) => ({
      ms: microseconds / 1000,
      end: at * 1000 + part / 1000,
    }))
  const first = Math.min(...transactions.map(({ end }) => end))
  for (const { ms, end } of transactions) {
    if (end >= first + warmUp && end <= first + warmUp + seconds * 1000) latencies.add(ms)
  }
  return latencies.sum(seconds)
}
