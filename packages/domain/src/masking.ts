import { isFree } from './awaited-payment.ts'

/**
 * The public view of an order: enough to recognise one's own order, without personal data. Masks have a fixed length,
 * so that lengths reveal nothing.
 */

/** Replaces a phone number or an address. */
export const maskedText = '**********'

/** Replaces an amount that a role of the team may not see. */
export const hiddenAmount = '0.00'

/** The server omits amounts from roles without the right, and the charges that would explain a free order. */
export const isAmountHidden = (order: Parameters<typeof isFree>[0]): boolean =>
  order.totalPrice === hiddenAmount && !isFree(order)

const maskedWords = 3

/** `Siti Rahma Dewi Ayu` as `S*** R*** D***`: the first letter of at most three words. */
export function maskName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const masked = words.slice(0, maskedWords).map((word) => word.replace(/^(.).*$/su, '$1***'))
  return masked.join(' ') || '***'
}
