import pg from 'pg'
import { watchCommits } from './unreplicated-commit.ts'

/** What the statements of one process cost since it started; times in ms. */
export interface DatabaseMetrics {
  statements: number
  statementMs: number
  slow: number
  /** How often no connection was free at once, and how long that took. */
  waits: number
  waitMs: number
  /** Statements that were tried again since the database was gone; how often another server answered than before. */
  triedAgain: number
  switches: number
}

/** A statement that took long: its name or its text. Values never stand in either; they travel beside it. */
export interface SlowStatement {
  statement: string
  ms: number
}

/** Longer than any statement of the shop takes on a healthy database. */
const slowAfterMs = 250
const longestText = 300
/** A connection that is free is there sooner. */
const noWaitMs = 1

/** A pool that counts what its statements cost, and names the slow ones. */
export class WatchedPool extends pg.Pool {
  readonly metrics: DatabaseMetrics = {
    ...{ statements: 0, statementMs: 0, slow: 0, waits: 0, waitMs: 0 },
    ...{ triedAgain: 0, switches: 0 },
  }

  constructor(config: pg.PoolConfig, onSlow: (slow: SlowStatement) => void) {
    super({
      ...config,
      Client: timedClient((query, ms) => {
        this.metrics.statements += 1
        this.metrics.statementMs += ms
        if (ms < slowAfterMs) return
        this.metrics.slow += 1
        onSlow({ statement: nameOf(query), ms: Math.round(ms) })
      }),
    })
  }

  /** Counts how long someone waited for a connection. */
  protected noteWait(ms: number): void {
    if (ms < noWaitMs) return
    this.metrics.waits += 1
    this.metrics.waitMs += ms
  }
}

/** A client that says of each query how long its answer took. */
const timedClient = (note: (query: unknown, ms: number) => void) =>
  class extends pg.Client {
    readonly #doubt = watchCommits(this)

    // `never` fits the answer of each of the driver's overloads; what is given back is the driver's own.
    override query(...parts: unknown[]): never {
      const end = stopwatch((ms) => note(parts[0], ms))
      const query = super.query as (...parts: unknown[]) => unknown
      const callback = parts.at(-1)
      if (typeof callback === 'function') {
        const ended = (error: unknown, ...answer: unknown[]) => {
          end()
          callback(error ?? this.#doubt(), ...answer)
        }
        return query.call(this, ...parts.slice(0, -1), ended) as never
      }
      const answer = query.apply(this, parts)
      if (!(answer instanceof Promise)) return answer as never
      answer.then(end, end)
      return answer.then((result) => {
        const unknown = this.#doubt()
        if (unknown) throw unknown
        return result
      }) as never
    }
  }

const stopwatch = (done: (ms: number) => void) => {
  const startedAt = performance.now()
  return () => done(performance.now() - startedAt)
}

function nameOf(query: unknown): string {
  if (typeof query === 'string') return query.slice(0, longestText)
  const { name, text } = query as { name?: unknown; text?: unknown }
  return String(name ?? text).slice(0, longestText)
}
