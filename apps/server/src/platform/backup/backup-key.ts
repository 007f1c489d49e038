import { randomInt, scrypt } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { BackupFault } from './backup-fault.ts'

const derive = promisify<
  string,
  Buffer | string,
  number,
  { N: number; r: number; p: number; maxmem: number },
  Buffer
>(scrypt)

/** What opens backups. `id` tells two keys apart and gives nothing of them away. */
export interface BackupKey {
  id: string
  secret: string
  file: string
}

/** Letters of Crockford's base 32: none is mistaken for another on paper. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 5
const groupLength = 5

/** Shorter words of an owner's own could be guessed from a stolen backup. */
const shortest = 20

/** 32 MiB and a tenth of a second: a stolen backup cannot be tried with many keys. */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 }

/** The 32 bytes that seal one backup; `salt` is new for each, so no two share them. */
export const sealingKey = (key: BackupKey, salt: Buffer): Promise<Buffer> =>
  derive(key.secret, salt, 32, cost)

/** A made key may be typed in from paper: small letters and missing dashes are the same key. */
const canonical = (text: string): string => {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  const isMade =
    plain.length === groups * groupLength && [...plain].every((letter) => letters.includes(letter))
  return isMade ? plain : text
}

/**
 * Reads the key of the shop's backups from its file.
 * @throws BackupFault `no-key` when it is missing or too short
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
  const id = (await derive(secret, 'dimsum backup key id', 4, cost)).toString('hex')
  return { id, secret, file }
}

/**
 * Makes the key of the backups if its file is not there yet: 125 random bits in five groups, readable by its owner
 * only.
 * @returns the key, and whether it was made now
 */
export async function ensureBackupKey(file: string): Promise<BackupKey & { isNew: boolean }> {
  const text = Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
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
