/** Where a device keeps its choice; the server renders each document of the shop in the language that it names. */
export const languageCookie = 'bahasa'

/** The language of the screen that makes a call; a refusal is said in it. */
export const languageHeader = 'shop-language'
