/** Characters of an admin's password; a file of its own, so that a form can say it without the schemas. */
export const passwordLength = { min: 12, max: 128 } as const
