import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { BackupFault } from './backup-fault.ts'

/** What opens backups. */
export interface BackupKey {
  /**
   * An age identity (`AGE-SECRET-KEY-1…`). Keys made by the version before, and those an owner chose, are age
   * passphrases, so that the copy kept elsewhere opens old and new backups.
   */
  secret: string
  file: string
}

export const isIdentity = (secret: string): boolean => secret.startsWith('AGE-SECRET-KEY-1')

/** A shorter passphrase could be guessed from a stolen backup. */
const shortest = 20

/** A key of the version before: 25 letters of Crockford's base 32, in five groups. */
const madeBefore = /^[0-9A-HJKMNP-TV-Z]{25}$/

/** A generated key may be typed in from paper: lower case, spaces and line breaks make no difference. */
function canonical(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'))
  const letters = lines.join('').replace(/\s/g, '').toUpperCase()
  if (isIdentity(letters)) return letters
  const made = letters.replaceAll('-', '')
  return madeBefore.test(made) ? made : text
}

/**
 * Reads the key of the shop's backups from its file.
 * @throws BackupFault `no-key` when it is missing, too short or mistyped
 */
export async function readBackupKey(file: string): Promise<BackupKey> {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new BackupFault(
      'no-key',
      `The key of the backups cannot be read from ${file} (${(error as NodeJS.ErrnoException).code}).`,
      'Put your copy of the key into that file, or name another one with BACKUP_KEY_FILE.',
      { cause: error },
    )
  }
  if (text.length < shortest) {
    throw new BackupFault(
      'no-key',
      `The key in ${file} has fewer than ${shortest} characters.`,
      'Put your copy of the key into that file; a key of your own needs at least that many.',
    )
  }
  const secret = canonical(text)
  if (isIdentity(secret)) await checkSpelling(secret, file)
  return { secret, file }
}

/** An identity carries a checksum. */
async function checkSpelling(identity: string, file: string): Promise<void> {
  try {
    await identityToRecipient(identity)
  } catch (error) {
    throw new BackupFault(
      'no-key',
      `The key in ${file} is mistyped or cut short.`,
      'Compare it with your copy, letter by letter: it has 74 letters, from AGE-SECRET-KEY-1 on.',
      { cause: error },
    )
  }
}

/**
 * Makes the key of the backups if its file is not there yet: an age identity, readable by its owner only.
 * @returns the key, and whether it was made now
 */
export async function ensureBackupKey(file: string): Promise<BackupKey & { isNew: boolean }> {
  const text = await generateIdentity()
  let isNew = true
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new BackupFault(
        'no-key',
        `The key of the backups cannot be written to ${file} (${(error as NodeJS.ErrnoException).code}).`,
        'Name a file the shop may write to with BACKUP_KEY_FILE.',
        { cause: error },
      )
    }
    isNew = false
  }
  return { ...(await readBackupKey(file)), isNew }
}

/**
 * A key that lies beside the backups is carried off together with them.
 * @throws BackupFault `no-key`
 */
export function refuseKeyBeside(keyFile: string, folder: string): void {
  if (!resolve(keyFile).startsWith(resolve(folder) + sep)) return
  throw new BackupFault(
    'no-key',
    `The key ${keyFile} lies in the folder of the backups: whoever takes them would have it too.`,
    'Move it elsewhere and name the new place with BACKUP_KEY_FILE.',
  )
}
