import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts'

/**
 * Cost parameters of one hash: 32 MiB and about 0.3 s on a two-core machine. Stored with each hash, so they can be
 * raised. Tests of what follows a hash lower them.
 */
export const costs = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32
const saltBytes = 16

type StoredHash = { N: number; r: number; p: number; salt: Buffer; key: Buffer }

const write = ({ N, r, p, salt, key }: StoredHash) =>
  `scrypt$N=${N},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`

const form = /^scrypt\$N=(\d{1,8}),r=(\d{1,3}),p=(\d{1,3})\$([\w-]+)\$([\w-]+)$/

const read = (stored: string): StoredHash => {
  const [, N, r, p, salt, key] = form.exec(stored) ?? []
  if (salt === undefined || key === undefined) throw new Error('A stored password is not a scrypt record')
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

const runScrypt = (password: string, salt: Buffer, length: number, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** Limits running and waiting hashes in this process: memory stays bounded however many logins arrive. */
const queued = limitConcurrency({ atOnce: 2, mayWait: 20 })

const derive = (password: string, { N, r, p, salt, key }: StoredHash, gone: AbortSignal | undefined) =>
  // The same password however the keyboard composed its accents.
  queued(
    () => runScrypt(password.normalize('NFKC'), salt, key.length, { N, r, p, maxmem: 256 * N * r }),
    gone,
  )

/** The record to store for a password. Throws `overloaded` when too many hashes wait. */
export const hashPassword = async (password: string, gone?: AbortSignal): Promise<string> => {
  const blank = { ...costs, salt: randomBytes(saltBytes), key: Buffer.alloc(keyBytes) }
  return write({ ...blank, key: await derive(password, blank, gone) })
}

/** Compared when the user does not exist, so that the response takes as long. Matches no password. */
const noAccount = write({ ...costs, salt: randomBytes(saltBytes), key: randomBytes(keyBytes) })

/** Compares in constant time; with `stored` undefined it does the same work and returns false. */
export const passwordFits = async (
  password: string,
  stored: string | undefined,
  gone?: AbortSignal,
): Promise<boolean> => {
  const record = read(stored ?? noAccount)
  return timingSafeEqual(await derive(password, record, gone), record.key) && stored !== undefined
}

/** Whether the record was hashed with lower costs than today's and should be renewed. */
export const isOutdated = (stored: string): boolean => {
  const { N, r, p } = read(stored)
  return N !== costs.N || r !== costs.r || p !== costs.p
}
