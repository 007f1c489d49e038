import { randomInt } from 'node:crypto'

/** Letters and digits that cannot be mistaken for each other when copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Groups of four: 20 bits each, and still typed without a mistake. */
export const handCopiedSecret = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
