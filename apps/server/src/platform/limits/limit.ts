import { hash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Db } from '../db/connection.ts'
import { ShopError } from '../errors/shop-error.ts'
import { guessingLimits, type Limit, type LimitName, limits } from './limit-table.ts'

/** What counting needs: the database, and settings that override limits. */
export type LimitParts = {
  db: Db
  /** Overrides of the default table, by an installation or a test. */
  limits?: Partial<Record<LimitName, Limit>>
}

const limitersOf = new WeakMap<Db, Map<LimitName, RateLimiterAbstract>>()

const limiterOf = (parts: LimitParts, name: LimitName): RateLimiterAbstract => {
  const limiters = limitersOf.get(parts.db) ?? new Map<LimitName, RateLimiterAbstract>()
  limitersOf.set(parts.db, limiters)
  const limiter = limiters.get(name) ?? newLimiter(parts, name)
  limiters.set(name, limiter)
  return limiter
}

const ruleOf = (parts: LimitParts, name: LimitName): Limit => parts.limits?.[name] ?? limits[name]

const newLimiter = (parts: LimitParts, name: LimitName): RateLimiterAbstract => {
  const { points, seconds: duration } = ruleOf(parts, name)
  const options = { keyPrefix: name, points, duration }
  if (!(name in guessingLimits)) return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: (parts.db as Db & { $client: unknown }).$client,
    storeType: 'pool',
    // The table is part of the schema; expired windows are deleted by the daily cleanup.
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

/** Addresses, phones and names are personal: only their hash is stored. */
const hashed = (key: string) => hash('sha256', key, 'base64url').slice(0, 22)

/**
 * The library computes the end of a window with the process's clock: if that was set back, the wait would exceed the
 * window.
 */
const tooMany = ({ msBeforeNext }: RateLimiterRes, { seconds }: Limit) =>
  new ShopError('too-many', '', {
    retryAfterSeconds: Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000))),
  })

/** Above a limit the library rejects with the count itself, on failure with the driver's error. */
const countOf = (rejection: unknown): RateLimiterRes => {
  if (rejection instanceof RateLimiterRes) return rejection
  throw rejection
}

/**
 * Counts one attempt, or throws `too-many` with the time to wait. Count before the limited work, so that parallel
 * attempts cannot all pass.
 * @param weight 0 for an attempt that is known to be correct: it passes while the limit is not used up, and uses up
 * nothing
 */
export const limit = async (
  parts: LimitParts,
  name: LimitName,
  key: string,
  weight: 0 | 1 = 1,
): Promise<void> => {
  const limiter = limiterOf(parts, name)
  const count = await limiter.consume(hashed(key), weight).catch(countOf)
  const rule = ruleOf(parts, name)
  if (count.consumedPoints - weight < rule.points) return
  // The library counts refused attempts too: returning an attempt later would then not open the limit.
  if (weight > 0) await limiter.reward(hashed(key))
  throw tooMany(count, rule)
}

/** Counts one attempt; false, instead of an error, when the limit is used up. */
export const isWithinLimit = async (parts: LimitParts, name: LimitName, key: string): Promise<boolean> => {
  try {
    await limit(parts, name, key)
    return true
  } catch (error) {
    if (error instanceof ShopError && error.code === 'too-many') return false
    throw error
  }
}

/** One attempt to count; `weight` as in {@link limit}. */
export type Try = { name: LimitName; key: string; weight?: 0 | 1 }

/**
 * Counts one attempt under several limits, in their order, and then does the work; all or none: when one of them or the
 * work itself refuses, the attempt is returned to all. Guesses at one order or name would otherwise lock out everyone
 * with the same address.
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
    if (isRefused && weight > 0) await returnAttempt(parts, name, key)
    throw error
  }
}

/**
 * Counts distinct members (for example orders that were read) under a key: a repeated member within the window is free.
 * A member is stored after its attempt was counted: were it stored before, a parallel request for a member that is
 * then refused would be free.
 */
export const limitDistinct = async (
  parts: LimitParts,
  name: LimitName,
  key: string,
  member: string | number,
): Promise<void> => {
  const limiter = limiterOf(parts, name)
  const pair = hashed(`${key}\n${member}`)
  const known = await limiter.get(pair)
  if (known !== null && known.msBeforeNext > 0) return
  await limit(parts, name, key)
  const { consumedPoints } = await limiter.penalty(pair)
  // A parallel request counted it.
  if (consumedPoints > 1) await returnAttempt(parts, name, key)
}

/** Returns one counted attempt: it was correct after all, or was never made. */
export const returnAttempt = async (parts: LimitParts, name: LimitName, key: string): Promise<void> => {
  await limiterOf(parts, name).reward(hashed(key))
}

/** Deletes the count of a key, for example after the correct password. */
export const resetLimit = async (parts: LimitParts, name: LimitName, key: string): Promise<void> => {
  await limiterOf(parts, name).delete(hashed(key))
}
