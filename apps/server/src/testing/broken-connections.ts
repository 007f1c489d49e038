import type { ClientBase, Pool } from 'pg'

/**
 * How a statement fails. `error`: the database refuses it, like a timeout. `cut before`: the connection breaks before
 * it is sent. `cut after`: it was executed, and the connection breaks before its answer arrives.
 */
export const statementFaults = ['error', 'cut before', 'cut after'] as const
export type StatementFault = (typeof statementFaults)[number]

type Callback = (error: Error | null, result?: unknown) => void
type Query = (config: unknown, values?: unknown) => Promise<unknown>

const refusedStatement = `do $$ begin raise exception 'canceled' using errcode = 'query_canceled'; end $$`
const isCallback = (value: unknown): value is Callback => typeof value === 'function'

/**
 * Lets a test break the n-th statement of a pool. Connections that were open before are replaced, because only new ones
 * are instrumented.
 */
export async function breakStatements(pool: Pool) {
  let plan: { nth: number; fault: StatementFault } | null = null
  let sent = 0
  let isStruck = false

  const strike = async (
    client: ClientBase,
    fault: StatementFault,
    run: () => Promise<unknown>,
    query: Query,
  ) => {
    isStruck = true
    if (fault === 'error') return query(refusedStatement)
    if (fault === 'cut after') await run()
    const { stream } = Reflect.get(client, 'connection') as { stream: { destroy: () => void } }
    stream.destroy()
    if (fault === 'cut before') return run()
    throw new Error('Connection terminated unexpectedly')
  }

  const watch = (client: ClientBase) => {
    const query: Query = client.query.bind(client) as never
    const watched = (config: unknown, second?: unknown, third?: unknown) => {
      const callback = [second, third].find(isCallback)
      const values = isCallback(second) ? undefined : second
      const run = () => query(config, values)
      sent += 1
      const result = sent === plan?.nth ? strike(client, plan.fault, run, query) : run()
      if (!callback) return result
      result.then(
        (rows) => callback(null, rows),
        (error: Error) => callback(error),
      )
      return undefined
    }
    Object.assign(client, { query: watched })
  }

  pool.on('connect', watch)
  // Idle connections were opened before the instrumentation.
  const idle = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const client of idle) client.release(true)

  return {
    /** Makes the `nth` statement from now on fail. */
    arm: (nth: number, fault: StatementFault): void => {
      plan = { nth, fault }
      sent = 0
      isStruck = false
    },
    /** Disables all faults. @returns whether one occurred */
    disarm: (): boolean => {
      plan = null
      return isStruck
    },
  }
}
