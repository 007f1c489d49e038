import { Secret, TOTP } from 'otpauth'

/** 160 bits, as RFC 4226 recommends, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI in the QR code, with the names of shop and user to identify the entry in the app. */
export const setupUri = (secret: string, shopName: string, username: string): string =>
  new TOTP({ issuer: shopName, label: username, secret: Secret.fromBase32(secret) }).toString()

/** Six ASCII digits; the library throws at other characters. */
export const isAppCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

/** Accepts the code of one step before or after, because clocks of phones are inaccurate. */
const window = 1

/** The 30-second step of this code (RFC 6238, SHA-1, six digits, which every app supports); null for a wrong one. */
export const stepOf = (secret: string, code: string, at: Date): number | null => {
  if (!isAppCode(code)) return null
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const timestamp = at.getTime()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
