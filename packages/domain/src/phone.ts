/**
 * One phone number however it is written. `0812-3456-7890`, `+62 812 3456 7890`, `62 0812…` and `812…` are the
 * same customer, in the order, at tracking, in the owner's list and in a WhatsApp link.
 *
 * The rule starts where product.md section 5 does: drop everything but ASCII digits, then leading zeros. What is
 * left may still begin with the country code 62, which is taken off, together with a zero behind it. An extension
 * (`ext 12`, `#12`, `;ext=12`) is dropped first: it must not make another number of a blocked one.
 *
 * 62 is not always the country code: the landlines of northern Sumatra have area codes 0620 to 0629, and 0622 123 4567
 * must not become a Jakarta number. Length tells them apart: after the first two digits such a landline has at most
 * eight left, while behind a country code stand nine or more (or a mobile number, which begins with 8). So 62 goes only
 * when a complete number follows. What this costs: a seven-digit landline of Kabanjahe (0628) is read as a mobile
 * number too short to exist; it still matches itself in every spelling and matches no real number.
 *
 * Two things follow, and are tested: whatever the spec's rule calls equal is equal here, and normalising twice changes
 * nothing, so "same number" is reflexive, symmetric and transitive.
 */

/** A number with fewer digits, country code and zeros taken off, is no phone and matches nothing. */
export const minimumPhoneDigits = 8

/** More digits than any country gives a number (ITU E.164): what has more is two numbers in one field. */
const maximumPhoneDigits = 15

const notDigits = /[^0-9]/g
/** The first character behind eight digits that is neither a digit nor usual between digits: an extension or a remark. */
const remark = /^((?:\D*\d){8}[\d\s().+\-\u2010-\u2015]*)[^\d\s().+\-\u2010-\u2015]/

/** Without what follows the number. A remark with the digits of another number stays: then it is no single phone. */
const withoutExtension = (raw: string): string => {
  const number = remark.exec(raw)?.[1]
  if (number === undefined) return raw
  const rest = raw.slice(number.length).replace(notDigits, '')
  return rest.length < minimumPhoneDigits ? number : raw
}
const leadingZeros = /^0+/
const countryCode = '62'
const completeNumber = /^(8\d{7,}|\d{9,})$/

/** The subscriber's digits (`81234567890`), or `''` when there are none. */
export function normalisePhone(raw: string): string {
  let number = withoutExtension(raw).replace(notDigits, '').replace(leadingZeros, '')
  while (number.startsWith(countryCode)) {
    const rest = number.slice(countryCode.length).replace(leadingZeros, '')
    if (rest === '') return ''
    if (!completeNumber.test(rest)) break
    number = rest
  }
  return number
}

/** Whether both are the same number, and long enough to be one: `----` and `0000` open nothing. */
export function samePhone(a: string, b: string): boolean {
  const number = normalisePhone(a)
  return number.length >= minimumPhoneDigits && number === normalisePhone(b)
}

/** Whether the shop can keep and later recognise this number. */
export function isUsablePhone(raw: string): boolean {
  return normalisePhone(raw).length >= minimumPhoneDigits
}

/**
 * Whether these are the digits of at most one number: `0812 3456 7890 / 081398765432` is no phone. For what is newly
 * written; a longer one that the shop has stored stays as it is and matches itself.
 */
export function isAtMostOnePhone(raw: string): boolean {
  return normalisePhone(raw).length <= maximumPhoneDigits
}

/** The number for `https://wa.me/`: country code and digits, `6281234567890`; `''` when there is no number. */
export function whatsappNumber(raw: string): string {
  if (isForeign(raw)) return withoutExtension(raw).replace(notDigits, '')
  const number = normalisePhone(raw)
  return number === '' ? '' : countryCode + number
}

/** The link that dials it: `tel:+6281234567890`. */
export function telHref(raw: string): string {
  return `tel:+${whatsappNumber(raw)}`
}

const twoDigitAreaCode = /^(21|22|24|31|61)/

/** For reading aloud: `0812-3456-7890`, `021-5551234`. What is not an Indonesian number is shown as typed. */
export function formatPhone(raw: string): string {
  const number = normalisePhone(raw)
  if (number.length < minimumPhoneDigits || isForeign(raw)) return raw.trim()
  if (number.startsWith('8')) {
    const parts = [`0${number.slice(0, 3)}`, number.slice(3, 7), number.slice(7)]
    return parts.filter((part) => part !== '').join('-')
  }
  const areaCode = twoDigitAreaCode.test(number) ? 2 : 3
  return `0${number.slice(0, areaCode)}-${number.slice(areaCode)}`
}

const foreignForm = /^\+\s*(?!6\s*2)[1-9]/

/** Written with a plus and another country's code. */
function isForeign(raw: string): boolean {
  return foreignForm.test(raw.trim())
}
