import { randomInt } from 'node:crypto'

/** Letters and digits that are not easily confused when copied by hand. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Groups of four characters, 20 bits each, for easy typing. */
export const handCopiedSecret = (groups: number): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')
