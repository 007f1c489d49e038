import type pg from 'pg'
import { createLatencies, type Load, warmUpMs } from './latencies.ts'

/** A prepared statement with the values of the n-th call. */
export type LoadStatement = { name: string; text: string; values: (n: number) => unknown[] }

/** Runs one statement through the driver, on the given number of connections, as fast as possible. */
export async function loadSql(
  pool: pg.Pool,
  { values, ...statement }: LoadStatement,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  // The first call of a connection compiles the functions, which takes as long as thirty later ones.
  await Promise.all(
    Array.from({ length: connections }, (_, n) => pool.query({ ...statement, values: values(n + 1) })),
  )
  const latencies = createLatencies()
  const startedAt = performance.now()
  const from = startedAt + warmUpMs(seconds)
  const until = from + seconds * 1000
  let count = connections
  const work = async () => {
    for (;;) {
      const askedAt = performance.now()
      if (askedAt >= until) break
      count += 1
      await pool.query({ ...statement, values: values(count) })
      const now = performance.now()
      if (askedAt >= from && now <= until) latencies.add(now - askedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return latencies.sum(seconds)
}
