import { inIndonesian } from '../sentence.ts'

/** Where a customer chooses the language: footer and menu. */
export const languageWords = {
  choose: inIndonesian('Bahasa', 'Language'),
} as const
