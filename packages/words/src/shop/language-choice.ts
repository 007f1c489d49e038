import { inIndonesian } from '../sentence.ts'

/** Language buttons in footer and menu. */
export const languageWords = {
  choose: inIndonesian('Bahasa', 'Language'),
} as const
