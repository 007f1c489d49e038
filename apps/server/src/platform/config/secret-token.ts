import { hash, randomBytes } from 'node:crypto'

const tokenBytes = 32
/** Random bytes are asked of the system for many tokens at once: each question costs as much as the rest of a token. */
let random = Buffer.alloc(0)

/** 256 random bits for a cookie or a private link: 43 characters of base64url. */
export const newToken = (): string => {
  if (random.length < tokenBytes) random = randomBytes(64 * tokenBytes)
  const own = random.subarray(0, tokenBytes)
  random = random.subarray(tokenBytes)
  const token = own.toString('base64url')
  // Only who got a token knows it: it cannot be read from this memory later.
  own.fill(0)
  return token
}

/** The SHA-256 under which a token of our own is stored. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

const tokenForm = /^[A-Za-z0-9_-]{43}$/

/** The same of what a caller sent; null for anything that is not a token's form, which then needs no question to the database. */
export const tokenHash = (token: string | undefined): Buffer | null =>
  token !== undefined && tokenForm.test(token) ? hashOf(token) : null
