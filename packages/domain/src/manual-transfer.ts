/** Limits of transfers by hand. */

export const maxBankAccounts = 5
/** Max proofs per order. */
export const maxProofs = 3
