import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseNotReady, isConnectionLost, isReadOnly, sqlStateOf } from './database-errors.ts'
import { WatchedPool } from './watched-pool.ts'

/** How long statements wait for a database that has just gone, counted from its first sign; in a longer gap they fail at once (ms). */
const defaultBridgeMs = 2000
/** Between two tries in a gap (ms); spread out, so that a new leader is not met by all at once. */
export const gapPauseMs = () => 50 + Math.random() * 100
/** A database that stays read-only shall not cost a new set of connections for every order it refuses (ms). */
const betweenRetirementsMs = 1000

/** All connections are in use: the database is there. */
const isBusy = (error: unknown) =>
  error instanceof Error && /exceeded when trying to connect/.test(error.message)
const tooManyConnections = '53300'
/** What a server that takes no writes refuses, whatever it finds to write. */
const isWrite = /^(INSERT|UPDATE|DELETE)$/
const isGone = (error: unknown) =>
  !(error instanceof DatabaseNotReady) &&
  !isBusy(error) &&
  (isConnectionLost(error) || sqlStateOf(error) === tooManyConnections)

/** A query that may be run again: its text or configuration, and its values. */
type Asked = [query: string | pg.QueryConfig, values?: unknown[] | undefined]
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void
type Ask = () => Promise<pg.QueryResult>
type Settings = ConstructorParameters<typeof WatchedPool>

/**
 * A pool for a database that may be replaced by another (decision 0046). Connections of before are dropped once another
 * server answers or the old one refuses writes; what certainly did not happen is tried again while the gap is short.
 */
export class FailoverPool extends WatchedPool {
  readonly #bridgeMs: number
  readonly #born = new WeakMap<pg.PoolClient, number>()
  readonly #servers = new Set<string>()
  #goneSince: number | undefined
  /** Of its own: reads go on meanwhile and prove nothing of writes. */
  #refusedSince: number | undefined
  #retiredAt = Number.NEGATIVE_INFINITY

  constructor(
    { bridgeMs = defaultBridgeMs, ...config }: Settings[0] & { bridgeMs?: number },
    onSlow: Settings[1],
  ) {
    super(config, onSlow)
    this.#bridgeMs = bridgeMs
    this.on('connect', (client) => this.#born.set(client, performance.now()))
  }

  /** Called when another server answers than before. */
  readonly onSwitch = new Set<() => void>()

  /** Which server a new connection leads to, by a mark that changes when it is started anew. */
  sawServer(mark: string): void {
    if (this.#servers.has(mark)) return
    this.#servers.add(mark)
    if (this.#servers.size === 1) return
    this.metrics.switches += 1
    this.#retire()
    for (const listener of this.onSwitch) listener()
  }

  /**
   * Notes why a statement failed.
   * @param since when the caller met its first failure (ms of `performance.now`)
   * @returns whether it may be tried again on another connection, after a pause
   */
  mayTryAgain(error: unknown, since: number): boolean {
    const now = performance.now()
    const refusedWrite = isReadOnly(error)
    if (refusedWrite && now > this.#retiredAt + betweenRetirementsMs) this.#retire()
    if (!refusedWrite && !isGone(error)) return false
    if (refusedWrite) this.#refusedSince ??= this.#goneSince ?? now
    else this.#goneSince ??= now
    const first = (refusedWrite ? this.#refusedSince : this.#goneSince) ?? now
    return now < Math.min(since, first) + this.#bridgeMs
  }

  /** Notes that a write was carried out: the next that is refused is the first sign of another gap. */
  tookWrite(): void {
    this.#refusedSince = undefined
  }

  #retire(): void {
    this.#retiredAt = performance.now()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#connect(callback)
      return undefined
    }
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error)))
    })
  }

  /** Nothing was sent yet, so whatever waits for the connection may go on waiting. */
  #connect(callback: Connected, since?: number): void {
    const startedAt = performance.now()
    super.connect((error, client, done) => {
      this.noteWait(performance.now() - startedAt)
      const failedAt = since ?? performance.now()
      if (client && (this.#born.get(client) ?? 0) < this.#retiredAt) {
        client.release(true)
        this.#connect(callback, since)
      } else if (client || !this.mayTryAgain(error, failedAt)) callback(error, client, done)
      else setTimeout(() => this.#connect(callback, failedAt), gapPauseMs())
    })
  }

  override query(...asked: unknown[]): never {
    const ask = () => Reflect.apply(super.query, this, asked)
    if (typeof asked.at(-1) === 'function') return ask() as never
    return this.#answered(ask as Ask, asked as Asked) as never
  }

  async #answered(ask: Ask, asked: Asked, since?: number): Promise<pg.QueryResult> {
    try {
      const answer = await ask()
      this.#goneSince = undefined
      // What was refused before is a write by any name.
      if (since !== undefined || isWrite.test(answer.command)) this.tookWrite()
      return answer
    } catch (error) {
      const failedAt = since ?? performance.now()
      if (!this.mayTryAgain(error, failedAt)) throw error
      this.metrics.triedAgain += 1
      await wait(gapPauseMs())
      // Refused, so it did not happen. After a connection that broke no one knows.
      if (isReadOnly(error)) return await this.#answered(ask, asked, failedAt)
      return await this.#readAgain(asked, error, failedAt)
    }
  }

  /**
   * The statement was sent and may have been carried out: in a transaction that may not write only a read succeeds, and
   * the first error stands for everything else.
   */
  async #readAgain(asked: Asked, first: unknown, since: number): Promise<pg.QueryResult> {
    const client = await this.connect()
    try {
      await client.query('begin read only')
      const answer = await client.query(...asked)
      await client.query('rollback')
      client.release()
      this.#goneSince = undefined
      return answer
    } catch (error) {
      client.release(true)
      if (isReadOnly(error)) throw first
      if (!this.mayTryAgain(error, since)) throw error
    }
    await wait(gapPauseMs())
    return await this.#readAgain(asked, first, since)
  }
}
