/**
 * Numbers as people type them. Thousands may be grouped the Indonesian way (`58.000`), the English way (`58,000`) or by
 * blanks. Other text (`10.50`, `2,5`, `12o`) is returned unchanged: it stays in its field, and every schema refuses it.
 */
export type TypedNumber = number | null | string

/** A whole number of at least 0; `null` for an empty field. */
export function readCount(typed: string): TypedNumber {
  const text = typed.trim()
  if (text === '') return null
  return wholeNumber.test(text) ? Number(text.replaceAll(/\D/g, '')) : typed
}

/** Whole rupiah, also with the currency in front: `Rp 58.000`. */
export const readAmount = (typed: string): TypedNumber => readBare(typed, typed.trim().replace(/^rp\.?/i, ''))

/** Whole percent, also with the sign at the end: `10%`. */
export const readPercent = (typed: string): TypedNumber => readBare(typed, typed.trim().replace(/%$/, ''))

/** The text for the input field: `58.000`. */
export const typedText = (value: TypedNumber | undefined): string =>
  typeof value === 'number' ? value.toLocaleString('id-ID') : (value ?? '')

/** A sign without a number is not an empty field. */
function readBare(typed: string, bare: string): TypedNumber {
  const value = readCount(bare)
  return typeof value === 'number' || typed.trim() === '' ? value : typed
}

/** At most 15 digits, which a double holds exactly. A grouped number does not begin with 0: `0.500` is a decimal. */
const wholeNumber = /^(\d{1,15}|[1-9]\d{0,2}((\.\d{3}){1,4}|(,\d{3}){1,4}|([ \u00A0]\d{3}){1,4}))$/
