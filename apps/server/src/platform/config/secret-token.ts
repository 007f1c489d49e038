import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a private link: 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 under which a token of our own is stored. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

const tokenForm = /^[A-Za-z0-9_-]{43}$/

/** The same of what a caller sent; null for anything that is not a token's form, which then needs no question to the database. */
export const tokenHash = (token: string | undefined): Buffer | null =>
  token !== undefined && tokenForm.test(token) ? hashOf(token) : null
