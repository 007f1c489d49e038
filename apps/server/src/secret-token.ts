import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a private link: 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const tokenForm = /^[A-Za-z0-9_-]{43}$/

/**
 * The SHA-256 under which a token is stored and looked up; null for anything that is not a token's
 * form, which then needs no question to the database.
 */
export const tokenHash = (token: string | undefined): Buffer | null =>
  token !== undefined && tokenForm.test(token) ? createHash('sha256').update(token).digest() : null
