/**
 * Numbers as people type them. Thousands may be grouped the Indonesian way (`58.000`), the English way (`58,000`) or by blanks.
 * Text that is no such number (`10.50`, `2,5`, `12o`) is returned as it is: it stays in its field, and no schema takes it.
 */
export type TypedNumber = number | null | string

/** A whole number of at least 0; `null` for an empty field. */
export function readCount(typed: string): TypedNumber {
  const text = typed.trim()
  if (text === '') return null
  return wholeNumber.test(text) ? Number(text.replaceAll(/\D/g, '')) : typed
}

/** Whole rupiah, also with the currency before it: `Rp 58.000`. */
export const readAmount = (typed: string): TypedNumber => readBare(typed, typed.trim().replace(/^rp\.?/i, ''))

/** Whole percent, also with the sign behind it: `10%`. */
export const readPercent = (typed: string): TypedNumber => readBare(typed, typed.trim().replace(/%$/, ''))

/** The text of a number in its field: `58.000`. */
export const typedText = (value: TypedNumber | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('id-ID') : (value ?? '')

/** Only the sign, and no number, is not an empty field. */
function readBare(typed: string, bare: string): TypedNumber {
  const value = readCount(bare)
  return typeof value === 'number' || typed.trim() === '' ? value : typed
}

/** At most 15 digits: a number holds them exactly. A grouped number does not begin with 0: `0.500` is a decimal. */
const wholeNumber = /^(\d{1,15}|[1-9]\d{0,2}((\.\d{3}){1,4}|(,\d{3}){1,4}|([ \u00A0]\d{3}){1,4}))$/
