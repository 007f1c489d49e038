import { isUsablePhone } from '@dimsum/domain/phone'
import { cleanLine, visibleLength } from '@dimsum/domain/text'

/** Validation of a phone number, the same as the contract's (product.md section 5). */
export function isWrittenPhone(typed = ''): boolean {
  const phone = cleanLine(typed)
  return visibleLength(phone) >= 10 && isUsablePhone(phone)
}
