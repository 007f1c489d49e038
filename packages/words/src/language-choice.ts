import type { Language } from './sentence.ts'

/** Where a device keeps its choice; the server renders each document of the shop in the language that it names. */
export const languageCookie = 'bahasa'

/** The language of the screen that makes a call; a refusal is said in it. */
export const languageHeader = 'shop-language'

/** A language calls itself by its own name, whichever is shown. */
export const languageNames = { id: 'Bahasa Indonesia', en: 'English' } as const satisfies Record<
  Language,
  string
>
