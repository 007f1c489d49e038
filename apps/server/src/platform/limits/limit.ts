import { hash } from 'node:crypto'
import type { Db } from '../db/connection.ts'
import { ShopError } from '../errors/shop-error.ts'
import { countTry, forgetTries, type Limit, uncountTry, waitOf } from './limit.queries.ts'
import { type LimitName, limits } from './limit-table.ts'
import { createSharedCounts, type SharedCounts } from './shared-counts.ts'

/** What counting needs: the database, and the settings that may widen a limit. */
export type LimitParts = {
  db: Db
  /** The shop's table unless an installation or a test has its own. */
  limits?: Partial<Record<LimitName, Limit>>
}

const ruleOf = (parts: LimitParts, name: LimitName): Limit => parts.limits?.[name] ?? limits[name]

/** Addresses, phones and names are personal: the table holds only their hash. */
const rowKey = (name: LimitName, key: string) => `${name}:${hash('sha256', key, 'base64url').slice(0, 22)}`

type Memory = {
  /** Keys whose limit is used up, until when (ms of the monotonic clock): refused without a question. */
  closed: Map<string, number>
  /** What `limitInMemory` counts. */
  counts: SharedCounts
}
const memories = new WeakMap<Db, Memory>()
const closedSize = 20_000

const memoryOf = (db: Db): Memory => {
  const memory = memories.get(db) ?? { closed: new Map(), counts: createSharedCounts(db) }
  memories.set(db, memory)
  return memory
}

/** Bounded: the oldest entry leaves; losing one costs a question to the database, never a limit. */
const rememberClosed = (closed: Map<string, number>, row: string, until: number) => {
  const oldest = closed.size >= closedSize ? closed.keys().next().value : undefined
  if (oldest !== undefined) closed.delete(oldest)
  closed.set(row, until)
}

const tooMany = (waitMs: number) =>
  new ShopError('too-many', '', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) })

/**
 * Counts one try and lets it pass, or throws `too-many` with the time to wait. Count before the work
 * whose repetition is limited, so that parallel tries cannot slip through together.
 * @param weight 0 for a try that is already known to be right: it passes only while the limit is not used
 *   up, in the same statement, and takes nothing of it however many are made together
 */
export const limit = async (
  parts: LimitParts,
  name: LimitName,
  key: string,
  weight: 0 | 1 = 1,
): Promise<void> => {
  const now = performance.now()
  const { closed } = memoryOf(parts.db)
  const row = rowKey(name, key)
  const closedUntil = closed.get(row)
  if (closedUntil !== undefined && closedUntil > now) throw tooMany(closedUntil - now)
  closed.delete(row)
  if (await countTry(parts.db, row, { ...ruleOf(parts, name), weight })) return
  const waitMs = await waitOf(parts.db, row)
  rememberClosed(closed, row, now + waitMs)
  throw tooMany(waitMs)
}

/** One count to make; `weight` as in {@link limit}. */
export type Try = { name: LimitName; key: string; weight?: 0 | 1 }

/**
 * Counts one try under several limits, in their order, and then does the work; all or none: a try that one of them or a
 * limit inside the work refuses was never made, so it uses up nothing of the others. Who guesses at one order or name
 * would else lock out all who share the address.
 * @throws too-many, and whatever the work throws
 */
export const limitAll = async <T>(
  parts: LimitParts,
  [first, ...others]: readonly Try[],
  work: () => Promise<T>,
): Promise<T> => {
  if (first === undefined) return work()
  const { name, key, weight = 1 } = first
  await limit(parts, name, key, weight)
  try {
    return await limitAll(parts, others, work)
  } catch (error) {
    const isRefused = error instanceof ShopError && error.code === 'too-many'
    if (isRefused && weight > 0) await unlimit(parts, name, key)
    throw error
  }
}

/**
 * Counts one try in memory and lets it pass, or throws `too-many`; the database learns of it a moment later
 * (shared-counts.ts). For wide limits of frequent calls; what guards a secret is counted by `limit`.
 */
export const limitInMemory = (parts: LimitParts, name: LimitName, key: string): void => {
  const row = rowKey(name, key)
  const waitMs = memoryOf(parts.db).counts.count(row, ruleOf(parts, name))
  if (waitMs > 0) throw tooMany(waitMs)
}

/** Writes what `limitInMemory` counted and the database does not know yet; before the process ends. */
export const writeCounts = async (db: Db): Promise<void> => memories.get(db)?.counts.close()

/**
 * Counts different members (say, orders looked at) under a key: the same member again within the window is free. A member
 * is written down only once it is let in, or who looks at a refused one at the same moment would find it counted.
 */
export const limitDistinct = async (
  parts: LimitParts,
  name: LimitName,
  key: string,
  member: string | number,
): Promise<void> => {
  const pair = rowKey(name, `${key}\n${member}`)
  if ((await waitOf(parts.db, pair)) > 0) return
  await limit(parts, name, key)
  const { seconds } = ruleOf(parts, name)
  // Another look at it was counted meanwhile.
  if (!(await countTry(parts.db, pair, { points: 1, seconds }))) await unlimit(parts, name, key)
}

/** Takes one counted try back: it was right after all, or was never made. */
export const unlimit = async (parts: LimitParts, name: LimitName, key: string): Promise<void> => {
  const row = rowKey(name, key)
  await uncountTry(parts.db, row)
  memoryOf(parts.db).closed.delete(row)
}

/** Forgets all tries under a key, for example after the right password. */
export const forgive = async (parts: LimitParts, name: LimitName, key: string): Promise<void> => {
  const row = rowKey(name, key)
  memoryOf(parts.db).closed.delete(row)
  await forgetTries(parts.db, row)
}
