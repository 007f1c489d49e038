import { inIndonesian, type Language } from '../sentence.ts'

/** Where a customer chooses the language: footer and menu. */
export const languageWords = {
  choose: inIndonesian('Bahasa', 'Language'),
} as const

/** A language calls itself by its own name, whichever is shown. */
export const languageNames = { id: 'Bahasa Indonesia', en: 'English' } as const satisfies Record<
  Language,
  string
>
