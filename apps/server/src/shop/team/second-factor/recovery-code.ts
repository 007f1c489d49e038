import { hash } from 'node:crypto'
import { handCopiedSecret } from '../hand-copied-secret.ts'

const codesAtOnce = 10

/** Ten codes of 79 bits: no guesser gets near one, so a plain hash keeps them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesAtOnce }, () => handCopiedSecret(4))

/** SHA-256 of a code however it was typed: capitals, blanks and dashes do not matter. */
export const recoveryCodeHash = (code: string): Buffer =>
  hash('sha256', code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), 'buffer')
