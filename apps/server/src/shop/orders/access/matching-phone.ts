import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { minimumPhoneDigits, normalisePhone } from '@dimsum/domain/phone'

/** Per process: the hashes are only compared within it. */
const comparisonKey = randomBytes(32)
const keyed = (text: string) => createHmac('sha256', comparisonKey).update(text).digest()

/**
 * Whether a phone in any spelling equals `phoneKey` (`orders.phone_key`). Compares keyed hashes of equal length in
 * constant time; fewer than eight digits match nothing.
 */
export const isMatchingPhone = (phone: string, phoneKey: string): boolean => {
  const given = normalisePhone(phone)
  const matches = timingSafeEqual(keyed(given), keyed(phoneKey))
  return matches && given.length >= minimumPhoneDigits
}
