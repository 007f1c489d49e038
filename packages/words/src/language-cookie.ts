/** Where a device keeps its choice; the server renders each document in the language that it names. */
export const languageCookie = 'bahasa'
