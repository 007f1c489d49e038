import { isUsablePhone } from '@dimsum/domain/phone'
import { cleanLine, visibleLength } from '@dimsum/domain/text'
import { fields } from '@dimsum/words/fields'
import type { Message } from '@dimsum/words/sentence'

/** Validation of a phone number, the same as the contract's; empty when valid (product.md section 5). */
export function phoneProblem(typed: string): Message {
  const phone = cleanLine(typed)
  return visibleLength(phone) >= 10 && isUsablePhone(phone) ? '' : fields.phoneTooShort
}
