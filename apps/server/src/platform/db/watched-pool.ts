import type pg from 'pg'

/** What the statements of one process cost since it started; times in ms. */
export interface DatabaseFigures {
  statements: number
  statementMs: number
  slow: number
  /** How often nobody had a connection to give at once, and how long that took. */
  waits: number
  waitMs: number
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

type Callback = (error: Error | undefined, result: unknown) => void
type Query = (...parts: unknown[]) => unknown

/** Counts what a pool does and names what is slow. */
export function watchPool(pool: pg.Pool, onSlow: (slow: SlowStatement) => void): DatabaseFigures {
  const figures: DatabaseFigures = { statements: 0, statementMs: 0, slow: 0, waits: 0, waitMs: 0 }
  const note = (asked: unknown, ms: number) => {
    figures.statements += 1
    figures.statementMs += ms
    if (ms < slowAfterMs) return
    figures.slow += 1
    onSlow({ statement: nameOf(asked), ms: Math.round(ms) })
  }
  pool.on('connect', (client) => {
    const query: Query = client.query.bind(client) as Query
    const watched: Query = (...parts) => timed(query, parts, (ms) => note(parts[0], ms))
    Object.assign(client, { query: watched })
  })
  const connect = pool.connect.bind(pool) as Query
  const waiting: Query = (...parts) =>
    timed(connect, parts, (ms) => {
      if (ms < noWaitMs) return
      figures.waits += 1
      figures.waitMs += ms
    })
  Object.assign(pool, { connect: waiting })
  return figures
}

/** Calls with a callback or for a promise, as the driver allows both, and tells how long the answer took. */
function timed(call: Query, parts: unknown[], done: (ms: number) => void): unknown {
  const startedAt = performance.now()
  const end = () => done(performance.now() - startedAt)
  const last = parts.at(-1)
  if (typeof last === 'function') {
    const answered: Callback = (...answer) => {
      end()
      return (last as Callback)(...answer)
    }
    return call(...parts.slice(0, -1), answered)
  }
  const answer = call(...parts)
  if (answer instanceof Promise) answer.then(end, end)
  return answer
}

function nameOf(asked: unknown): string {
  if (typeof asked === 'string') return asked.slice(0, longestText)
  const { name, text } = asked as { name?: unknown; text?: unknown }
  return String(name ?? text).slice(0, longestText)
}
