import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { BackupFault } from './backup-fault.ts'

/** The key that encrypts and decrypts backups. */
export interface BackupKey {
  /** `AGE-SECRET-KEY-1…` */
  identity: string
  file: string
}

/** Keys may be typed from paper: case, spaces and line breaks are ignored. */
const canonical = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('')
    .replace(/\s/g, '')
    .toUpperCase()

/** Reads the backup key from its file. @throws BackupFault `no-key` when it is missing or mistyped */
export async function readBackupKey(file: string): Promise<BackupKey> {
  try {
    const identity = canonical(readFileSync(file, 'utf8'))
    // Checks the checksum of the key.
    await identityToRecipient(identity)
    return { identity, file }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== undefined) {
      throw new BackupFault(
        'no-key',
        `The key of the backups cannot be read from ${file} (${code}).`,
        'Put your copy of the key into that file, or set BACKUP_KEY_FILE to another one.',
        { cause: error },
      )
    }
    throw new BackupFault(
      'no-key',
      `The key in ${file} is mistyped or cut short.`,
      'Compare it with your copy: it has 74 characters and begins with AGE-SECRET-KEY-1.',
      { cause: error },
    )
  }
}

/**
 * Generates the backup key if its file is missing: an age identity, readable by its owner only.
 * @returns the key, and whether it is new
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
        'Set BACKUP_KEY_FILE to a file that the shop may write.',
        { cause: error },
      )
    }
    isNew = false
  }
  return { ...(await readBackupKey(file)), isNew }
}

/** A key in the folder of the backups would be stolen with them. @throws BackupFault `no-key` */
export function refuseKeyBeside(keyFile: string, folder: string): void {
  if (!resolve(keyFile).startsWith(resolve(folder) + sep)) return
  throw new BackupFault(
    'no-key',
    `The key ${keyFile} is in the folder of the backups: a thief of the backups would have it too.`,
    'Move it elsewhere and set BACKUP_KEY_FILE to the new place.',
  )
}
