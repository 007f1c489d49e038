import { fields, limits } from './fields.ts'
import { inEnglish, type Sentence, textOf } from './sentence.ts'

/** Sentences that a schema says, whole or with one number in them. */
export type Messages = {
  fixed: readonly Sentence[]
  numbered: readonly ((count: number) => Sentence)[]
}

const ofEveryForm: Messages = { fixed: Object.values(fields), numbered: Object.values(limits) }

/** What a program sent wrong rather than a person: which type or value was expected. */
const wrongValue = inEnglish(
  (message: string) => message,
  () => fields.invalidInput.id,
)
const isWrongValue = /^(?:Expected|Invalid|Unrecognized) /

/**
 * The sentence of a schema's message, which travels and is compared as a text (product.md section 5 fixes many). A text
 * that is none of them stays as it is.
 * @param more what the schemas of this form say besides
 */
export function sentenceOfMessage(message: string, more?: Messages): Sentence | string {
  for (const { fixed, numbered } of more ? [ofEveryForm, more] : [ofEveryForm]) {
    const found = fixed.find((said) => textOf(said, 'default') === message)
    if (found) return found
    const count = Number(/\d+/.exec(message)?.[0])
    const counted = numbered.map((write) => write(count))
    const written = counted.find((said) => textOf(said, 'default') === message)
    if (written) return written
  }
  return isWrongValue.test(message) ? wrongValue(message) : message
}
