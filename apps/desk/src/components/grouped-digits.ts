/** Digits of a whole number with a point after every third from the right, as Indonesians write them. */

/** Longest number of digits a stock or price may have. */
const most = 10

export const digitsIn = (text: string): string => text.replace(/\D/g, '').slice(0, most)

export const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/** Where the caret stands in grouped text when it is behind this many digits. */
export function caretAfter(text: string, digits: number): number {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place++) {
    if (text[place] !== '.') seen += 1
  }
  return place
}
