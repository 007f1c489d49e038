import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { minimumPhoneDigits, normalisePhone } from '@dimsum/domain/phone'

/** Of this process only: what is compared means nothing outside of it. */
const comparisonKey = randomBytes(32)
const keyed = (text: string) => createHmac('sha256', comparisonKey).update(text).digest()

/**
 * Whether a phone, however written, is the one of `phoneKey` (`orders.phone_key`). Keyed hashes of equal length are
 * compared in constant time; fewer than eight digits match nothing.
 */
export const isMatchingPhone = (phone: string, phoneKey: string): boolean => {
  const given = normalisePhone(phone)
  const matches = timingSafeEqual(keyed(given), keyed(phoneKey))
  return matches && given.length >= minimumPhoneDigits
}
