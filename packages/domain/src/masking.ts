/**
 * What a stranger sees of an order: enough to recognise one's own, nothing to learn another's. The marks have a fixed
 * length, so lengths tell nothing.
 */

/** Stands for a phone number or an address. */
export const maskedText = '**********'

/** Stands for an amount that a role of the team may not see. */
export const hiddenAmount = '0.00'

const maskedWords = 3

/** `Siti Rahma Dewi Ayu` as `S*** R*** D***`: the first letter of at most three words. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const masked = words.slice(0, maskedWords).map((word) => word.replace(/^(.).*$/su, '$1***'))
  return masked.join(' ') || '***'
}
