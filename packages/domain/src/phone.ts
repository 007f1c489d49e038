/**
 * One phone number in every spelling. `0812-3456-7890`, `+62 812 3456 7890`, `62 0812…` and `812…` are the same
 * customer in the order, at tracking, in the owner's list and in a WhatsApp link.
 *
 * The rule begins like product.md section 5: remove everything but ASCII digits, then leading zeros. A leading country
 * code 62 is then removed, with a zero after it. An extension (`ext 12`, `#12`, `;ext=12`) is removed first: otherwise
 * it would turn a blocked number into another one.
 *
 * 62 is not always the country code: landlines of northern Sumatra have area codes 0620 to 0629, and 0622 123 4567 must
 * not become a Jakarta number. Length tells them apart: after the first two digits such a landline has at most eight
 * left. After a country code there are nine or more, or a mobile number, which begins with 8. So 62 is removed only
 * when a complete number follows. The cost: a seven-digit landline of Kabanjahe (0628) is read as a mobile number too
 * short to exist. It still matches itself in every spelling, and no real number.
 *
 * Two properties are tested: numbers that are equal by the spec's rule are equal here, and normalisation is idempotent.
 * So "same number" is an equivalence relation.
 */

/** Min digits without country code and leading zeros; a shorter text is not a phone number and matches nothing. */
export const minimumPhoneDigits = 8

/** Max digits of an international number (ITU E.164); more digits mean two numbers in one field. */
const maximumPhoneDigits = 15

const notDigits = /[^0-9]/g
/**
 * After at least eight digits, the first character that is neither a digit nor a usual separator: an extension or a
 * remark begins here.
 */
const remark = /^((?:\D*\d){8}[\d\s().+\-\u2010-\u2015]*)[^\d\s().+\-\u2010-\u2015]/

/**
 * Removes an extension or a remark. A remark that contains a whole number stays, so that the text is refused as two
 * numbers.
 */
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

/** Whether both are the same number of valid length: `----` and `0000` match nothing. */
export function samePhone(a: string, b: string): boolean {
  const number = normalisePhone(a)
  return number.length >= minimumPhoneDigits && number === normalisePhone(b)
}

/** Whether the shop can store and later recognise this number. */
export function isUsablePhone(raw: string): boolean {
  return normalisePhone(raw).length >= minimumPhoneDigits
}

/**
 * Whether the text has the digits of at most one number: `0812 3456 7890 / 081398765432` has two. Only for new input; a
 * longer stored one stays valid and matches itself.
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

/** `tel:+6281234567890` */
export function telHref(raw: string): string {
  return `tel:+${whatsappNumber(raw)}`
}

const twoDigitAreaCode = /^(21|22|24|31|61)/

/** Grouped for reading aloud: `0812-3456-7890`, `021-5551234`. A number that is not Indonesian is shown as typed. */
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

/** Begins with a plus and the code of another country. */
function isForeign(raw: string): boolean {
  return foreignForm.test(raw.trim())
}
