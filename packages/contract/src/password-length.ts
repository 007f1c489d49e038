/** Length limits of an admin's password. A separate file so that a form can name them without loading the schemas. */
export const passwordLength = { min: 12, max: 128 } as const
