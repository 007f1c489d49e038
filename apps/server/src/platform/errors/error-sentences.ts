import type { ErrorCode } from '@dimsum/contract/errors'
import { refusals, tooManyFor } from '@dimsum/words/refusals'
import type { Language, Sentence } from '@dimsum/words/sentence'

/** What is said when the thrower has nothing more exact to say. */
export const sentenceOf: Readonly<Record<ErrorCode, Sentence>> = refusals

/** "Too many tries" with the time to wait, in whole minutes. */
export const waitSentence = (seconds: number, language: Language): string =>
  tooManyFor(Math.max(1, Math.ceil(seconds / 60)))[language]
