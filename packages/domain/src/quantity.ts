/** How many packages one line may hold (product.md sections 5 and 9). */

export const quantityMinimum = 1

/** What the order form offers; the schema behind it has only the minimum and the size of the total. */
export const formQuantityMaximum = 50

const plainNumber = /^[+-]?\d+([.,]\d*)?(e[+-]?\d+)?$/i

/**
 * Reads what was typed into the quantity field: anything that is no number becomes 1, fractions are cut off,
 * and the result is held between 1 and 50.
 */
export function parseQuantityInput(text: string): number {
  const typed = text.trim()
  if (!plainNumber.test(typed)) return quantityMinimum
  const whole = Math.trunc(Number(typed.replace(',', '.')))
  return Math.min(formQuantityMaximum, Math.max(quantityMinimum, whole))
}
