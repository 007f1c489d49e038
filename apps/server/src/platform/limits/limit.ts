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

/** What counting needs: the database, and the settings that may widen a limit. */
export type LimitParts = {
  db: Db
  /** The shop's table unless an installation or a test has its own. */
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
    // The table is part of the schema; ended windows are deleted by the daily tidying.
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

/** Addresses, phones and names are personal: only their hash is kept. */
const hashed = (key: string) => hash('sha256', key, 'base64url').slice(0, 22)

/** The library takes the end of a window from the process's clock: set back, it would ask for more than a window. */
const tooMany = ({ msBeforeNext }: RateLimiterRes, { seconds }: Limit) =>
  new ShopError('too-many', '', {
    retryAfterSeconds: Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1000))),
  })

/** The library rejects with the count itself above a limit, and with the driver's error otherwise. */
const countOf = (rejection: unknown): RateLimiterRes => {
  if (rejection instanceof RateLimiterRes) return rejection
  throw rejection
}

/**
 * Counts one try and lets it pass, or throws `too-many` with the time to wait. Count before the work whose repetition is
 * limited, so that parallel tries cannot slip through together.
 * @param weight 0 for a try that is already known to be right: it passes while the limit is not used up and uses up nothing
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
  // The library counts refused tries too: a try that is given back later would not open the limit.
  if (weight > 0) await limiter.reward(hashed(key))
  throw tooMany(count, rule)
}

/** One count to make; `weight` as in {@link limit}. */
export type Try = { name: LimitName; key: string; weight?: 0 | 1 }

/**
 * Counts one try under several limits, in their order, and then does the work; all or none: a try that one of them or a
 * limit inside the work refuses was never made, so it uses up nothing of the others. Guesses at one order or name would
 * otherwise lock out everyone who shares the address.
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
 * Counts different members (for example orders looked at) under a key: the same member again within the window is free. A
 * member is stored only once it is let in; a parallel look at a refused one would otherwise find it counted.
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
  // A parallel look counted it.
  if (consumedPoints > 1) await unlimit(parts, name, key)
}

/** Takes one counted try back: it was right after all, or was never made. */
export const unlimit = async (parts: LimitParts, name: LimitName, key: string): Promise<void> => {
  await limiterOf(parts, name).reward(hashed(key))
}

/** Deletes the count of a key, for example after the right password. */
export const forgive = async (parts: LimitParts, name: LimitName, key: string): Promise<void> => {
  await limiterOf(parts, name).delete(hashed(key))
}
