import { parseBarcodeText, parseOrderIdInput } from '@dimsum/domain/order-number'
import { normalisePhone } from '@dimsum/domain/phone'
import { cleanLine } from '@dimsum/domain/text'

/**
 * What the owner's search box means: an order matches when its id, its name or its phone does.
 *
 * - `id`: `123`, `000123`, `#000123` or a scanned `ORDER000123`.
 * - `name`: part of the name in any case; one or two characters must begin a word, signs alone find nothing (no index
 *   could find them).
 * - `phones`: digits that stand together in the number, however written: `0812`, `+62 812` and `812` are one search.
 */
export type OrderSearch = { id: number | null; name: string | null; phones: string[] }

/** Fewer digits stand in nearly every number and tell nothing. */
const leastPhoneDigits = 3
const letterOrDigit = /[\p{L}\p{N}]/u
const onlyPhoneCharacters = /^[\d\s+().\-/]+$/

/** Reads the text of the search box; null when it asks for nothing. */
export const readSearch = (text: string): OrderSearch | null => {
  const words = cleanLine(text)
  if (words === '') return null
  const scanned = parseBarcodeText(words)
  if (scanned !== null) return { id: scanned, name: null, phones: [] }
  const id = parseOrderIdInput(words)
  if (words.startsWith('#') && id !== null) return { id, name: null, phones: [] }
  return { id, name: letterOrDigit.test(words) ? words : null, phones: phonesIn(words) }
}

/** A part of a number may begin with a zero or the country code, which stored numbers have not. */
const phonesIn = (words: string): string[] => {
  if (!onlyPhoneCharacters.test(words)) return []
  const digits = words.replace(/\D/g, '').replace(/^0+/, '')
  const withoutCountry = digits.replace(/^62/, '').replace(/^0+/, '')
  const parts = new Set([digits, withoutCountry, normalisePhone(words)])
  return [...parts].filter((part) => part.length >= leastPhoneDigits)
}
