import pg from 'pg'

/** What the statements of one process cost since it started; times in ms. */
export interface DatabaseMetrics {
  statements: number
  statementMs: number
  slow: number
}

/** A slow statement: its name or its text. Values never stand in either; they travel beside it. */
export interface SlowStatement {
  statement: string
  ms: number
}

/** Longer than any statement of the shop takes on a healthy database. */
const slowAfterMs = 250
const maxTextLength = 300

/** A client class that counts what its statements cost, and names the slow ones; for the pool's option `Client`. */
export const timedClient = (metrics: DatabaseMetrics, onSlow: (slow: SlowStatement) => void) =>
  class extends pg.Client {
    // `never` fits the answer of each of the driver's overloads; what is given back is the driver's own.
    override query(...parts: unknown[]): never {
      const startedAt = performance.now()
      const end = () => {
        const ms = performance.now() - startedAt
        metrics.statements += 1
        metrics.statementMs += ms
        if (ms < slowAfterMs) return
        metrics.slow += 1
        onSlow({ statement: nameOf(parts[0]), ms: Math.round(ms) })
      }
      const query = super.query as (...parts: unknown[]) => unknown
      const callback = parts.at(-1)
      if (typeof callback === 'function') {
        const ended = (...answer: unknown[]) => {
          end()
          callback(...answer)
        }
        return query.call(this, ...parts.slice(0, -1), ended) as never
      }
      const answer = query.apply(this, parts)
      if (answer instanceof Promise) answer.then(end, end)
      return answer as never
    }
  }

function nameOf(query: unknown): string {
  if (typeof query === 'string') return query.slice(0, maxTextLength)
  const { name, text } = query as { name?: unknown; text?: unknown }
  return String(name ?? text).slice(0, maxTextLength)
}
