import { fields, limits } from './fields.ts'
import { inEnglish, type Sentence, textOf } from './sentence.ts'

/** Messages of schemas: fixed ones, and ones with a number. */
export type Messages = {
  fixed: readonly Sentence[]
  numbered: readonly ((count: number) => Sentence)[]
}

const ofEveryForm: Messages = { fixed: Object.values(fields), numbered: Object.values(limits) }

/** Wrong types in a program's request: the expected type or value. */
const wrongValue = inEnglish(
  (message: string) => message,
  () => fields.invalidInput.id,
)
const isWrongValue = /^(?:Expected|Invalid|Unrecognized) /

/**
 * Sentence of a schema's message. Schemas produce plain texts, because product.md section 5 fixes many. An unknown text
 * is returned unchanged.
 * @param more further messages of this form's schemas
 */
export function sentenceOfMessage(message: string, more?: Messages): Sentence | string {
  for (const { fixed, numbered } of more ? [ofEveryForm, more] : [ofEveryForm]) {
    const found = fixed.find((sentence) => textOf(sentence, 'default') === message)
    if (found) return found
    const count = Number(/\d+/.exec(message)?.[0])
    const counted = numbered.map((write) => write(count))
    const written = counted.find((sentence) => textOf(sentence, 'default') === message)
    if (written) return written
  }
  return isWrongValue.test(message) ? wrongValue(message) : message
}
