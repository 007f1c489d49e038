import type { OrderNarrowing } from '@dimsum/contract/orders'
import { parseBarcodeText, parseOrderIdInput } from '@dimsum/domain/order-number'
import { isUsablePhone, normalisePhone } from '@dimsum/domain/phone'
import { cleanLine } from '@dimsum/domain/text'
import type { OrderFilter, SearchWords } from './order-list.queries.ts'

/** Min digits for a phone search: fewer match nearly every number. */
const minSearchedDigits = 3
const letterOrDigit = /[\p{L}\p{N}]/u
const onlyPhoneCharacters = /^[\d\s+().\-/]+$/

const onlyBlanks = /^\p{Zs}*$/u

/** Parses the search text; null when it is empty. Invisible characters count as a text without matches. */
export const readSearch = (text: string): SearchWords | null => {
  if (onlyBlanks.test(text)) return null
  const words = cleanLine(text)
  if (words === '') return { id: null, name: null, phones: [] }
  const scanned = parseBarcodeText(words)
  if (scanned !== null) return { id: scanned, name: null, phones: [] }
  const id = parseOrderIdInput(words)
  if (words.startsWith('#') && id !== null) return { id, name: null, phones: [] }
  return { id, name: letterOrDigit.test(words) ? words : null, phones: phonesIn(words) }
}

/** Part of a number may begin with a zero or the country code, which stored numbers do not contain. */
const phonesIn = (words: string): SearchWords['phones'] => {
  if (!onlyPhoneCharacters.test(words)) return []
  const isFromStart = /^[0+]/.test(words) && isUsablePhone(words)
  const digits = words.replace(/\D/g, '').replace(/^0+/, '')
  const withoutCountry = digits.replace(/^62/, '').replace(/^0+/, '')
  return [...new Set([digits, withoutCountry, normalisePhone(words)])]
    .filter((part) => part.length >= minSearchedDigits)
    .map((part) => ({ digits: part, isFromStart }))
}

/** The filters of a list or an export in the form the queries need. */
export const filterOf = ({
  status = 'all',
  payment = 'all',
  delivery = 'all',
  deliveryDate,
}: Partial<OrderNarrowing>): OrderFilter => ({
  status: status === 'all' ? undefined : status,
  payment: payment === 'all' ? undefined : payment,
  isDelivery: delivery === 'all' ? undefined : delivery === 'delivery',
  deliveryDate,
})
