import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 advises, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What the QR code holds: the shop's name and the user's, so that the app can tell its entries apart. */
export const setupUri = (secret: string, shopName: string, username: string): string =>
  new TOTP({ issuer: shopName, label: username, secret: Secret.fromBase32(secret) }).toString()

/** Six ASCII digits; the library throws at others of the same length. */
export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

/** Clocks of phones are a little off: the code of one step before or after is right too. */
const window = 1

/** The 30-second step (RFC 6238, SHA-1, six digits: what every app knows) whose code this is; null for a wrong one. */
export const stepOf = (secret: string, code: string, at: Date): number | null => {
  if (!isAppCode(code)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = at.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
