/** Limits of a line's quantity (product.md sections 5 and 9). */

export const quantityMinimum = 1

/** The limit of the order form. The schema only has the minimum and the largest total. */
export const formQuantityMaximum = 50

const plainNumber = /^[+-]?\d+([.,]\d*)?(e[+-]?\d+)?$/i

/**
 * Parses the quantity field: a text that is not a number becomes 1, fractions are truncated, and the result is clamped
 * to 1 to 50.
 */
export function parseQuantityInput(text: string): number {
  const typed = text.trim()
  if (!plainNumber.test(typed)) return quantityMinimum
  const whole = Math.trunc(Number(typed.replace(',', '.')))
  return Math.min(formQuantityMaximum, Math.max(quantityMinimum, whole))
}
