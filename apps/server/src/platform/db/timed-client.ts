import pg from 'pg'

/** Number and duration of a process's statements since its start; times in ms. */
export interface DatabaseMetrics {
  statements: number
  statementMs: number
  slow: number
}

/** A slow statement: its name or its text. Neither contains values, which are sent as parameters. */
export interface SlowStatement {
  statement: string
  ms: number
}

/** Longer than any statement of the shop takes on a healthy database. */
const slowAfterMs = 250
const maxTextLength = 300

/** A client class that measures statements and reports slow ones; for the pool's option `Client`. */
export const timedClient = (metrics: DatabaseMetrics, onSlow: (slow: SlowStatement) => void) =>
  class extends pg.Client {
    // `never` is compatible with every overload of the driver; the driver's own result is returned.
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
