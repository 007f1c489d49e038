import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLatencies, type Load, warmUpMs } from './latencies.ts'

/** How a C client reaches the database: the environment of libpq. */
export type LibpqAccess = Record<string, string>

const run = promisify(execFile)

/** The version line of the `pgbench` on this machine; null when there is none. */
export function pgbenchVersion(): string | null {
  try {
    return execFileSync('pgbench', ['--version'], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/** The same SQL from PostgreSQL's own benchmark client, written in C: what the database gives when the client costs nothing. */
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

/** Its log has one line a transaction: client, number, microseconds, script, end in seconds and microseconds. */
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
