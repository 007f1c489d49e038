import type { Language } from './sentence.ts'

/** Cookie with the device's language; the server renders each document of the shop in it. */
export const languageCookie = 'bahasa'

/** Header with the screen's language; errors are returned in it. */
export const languageHeader = 'shop-language'

/** Each language is named in itself, whichever is shown. */
export const languageNames = { id: 'Bahasa Indonesia', en: 'English' } as const satisfies Record<
  Language,
  string
>
