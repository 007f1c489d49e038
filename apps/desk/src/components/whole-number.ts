/**
 * A number as people type it: `1.200` and `1,200` are twelve hundred, nothing at all is `null`. Anything else, a decimal or the
 * letter o among the digits included, is `NaN`: the form says so, and no slip becomes another number.
 */
export function readWholeNumber(typed: unknown): number | null {
  const text = String(typed ?? '').replaceAll(/\s/g, '')
  if (text === '') return null
  return wholeNumber.test(text) ? Number(text.replaceAll(/[.,]/g, '')) : Number.NaN
}

const wholeNumber = /^(\d+|\d{1,3}(\.\d{3})+|\d{1,3}(,\d{3})+)$/
