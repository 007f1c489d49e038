import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a private link: 43 characters of base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The SHA-256 that is stored instead of a token. */
export const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer')

const tokenForm = /^[A-Za-z0-9_-]{43}$/

/** The hash of a token that a caller sent; null when it does not have a token's format, so that no query is needed. */
export const tokenHash = (token: string | undefined): Buffer | null =>
  token !== undefined && tokenForm.test(token) ? hashOf(token) : null
