import { isUsablePhone } from '@dimsum/domain/phone'
import { cleanLine, visibleLength } from '@dimsum/domain/text'

/** The phone rule of the small forms, the same as the contract's; empty means right (product.md section 5). */
export function phoneProblem(typed: string): string {
  const phone = cleanLine(typed)
  return visibleLength(phone) >= 10 && isUsablePhone(phone) ? '' : 'Phone number must be at least 10 digits'
}
