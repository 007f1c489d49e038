import { passwordLength } from '@dimsum/contract/password-length'
import { deskLimits } from '@dimsum/words/desk/fields'
import type { Sentence } from '@dimsum/words/sentence'
import { passwordFaults } from '@dimsum/words/server/team'

/** Stems of common passwords, among those long enough for the length rule. */
const common = `
  password passw0rd p@ssw0rd katasandi qwertyuiop qwerty qazwsxedc 1q2w3e4r zaq12wsx asdfghjkl abcdefghij
  abcd1234 abc123 iloveyou sayangku bismillah indonesia administrator admin welcome letmein monkey dragon
  football princess sunshine whatever trustno1 changeme rahasia dimsum`
  .trim()
  .split(/\s+/)

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9@]/g, '')

/** The rest after removing a known word, the digits after it and punctuation. */
const restAfter = (password: string, word: string) =>
  plain(password)
    .replaceAll(word, '')
    .replaceAll(/[0-9@]/g, '')

/** "abcdefgh…", "98765…" or "0123456789012…": each character one step from the previous one. */
const isRun = (text: string) => {
  if (text.length < 2) return false
  const steps = Array.from(text.slice(1), (_, i) => text.charCodeAt(i + 1) - text.charCodeAt(i))
  return steps.every((step) => step === steps[0] || Math.abs(step) === 9)
}

/**
 * What is wrong with a new password, or null. Any characters are allowed; only short, common and obvious passwords are
 * refused.
 */
export const passwordFault = (password: string, obvious: readonly string[]): Sentence | null => {
  const length = [...password].length
  if (length < passwordLength.min) return deskLimits.passwordAtLeast(passwordLength.min)
  if (password.length > passwordLength.max) return deskLimits.passwordAtMost(passwordLength.max)
  if (new Set(password.toLowerCase()).size < 5 || isRun(plain(password))) return passwordFaults.tooSimple
  const words = [...common, ...obvious.map(plain).filter((word) => word.length >= 3)]
  if (words.some((word) => plain(password).includes(word) && restAfter(password, word).length < 4)) {
    return passwordFaults.tooCommon
  }
  return null
}
