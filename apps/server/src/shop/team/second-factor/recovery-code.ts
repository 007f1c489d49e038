import { hash } from 'node:crypto'
import { handCopiedSecret } from '../hand-copied-secret.ts'

const codesAtOnce = 10

/** Ten codes of 79 bits: too many to guess, so a plain hash is enough. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, () => handCopiedSecret(4))

/** SHA-256 of a code in any spelling: case, blanks and dashes are ignored. */
export const recoveryCodeHash = (code: string): Buffer =>
  hash('sha256', code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), 'buffer')
