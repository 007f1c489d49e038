import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ageFirstLine, decrypt } from './age-file.ts'
import { BackupFault, cut, newer } from './backup-fault.ts'
import type { BackupKey } from './backup-key.ts'
import {
  type BackupHead,
  type BackupRecord,
  measureContent,
  readRecords,
  type TableContent,
} from './backup-records.ts'

/** The content of a backup, verified completely. */
export interface BackupSummary {
  head: BackupHead
  /** Those of the header, in its order. */
  tables: readonly TableContent[]
}

/**
 * The records of a backup file; each is authenticated before it is passed on.
 * @throws BackupFault `missing`, `not-a-backup`, `newer`, `wrong-key`, `cut`, `altered`
 */
export async function* openBackup(path: string, key: BackupKey): AsyncGenerator<BackupRecord, void> {
  const name = basename(path)
  await checkFirstLine(path)
  let file: FileHandle | undefined
  try {
    file = await open(path)
    const encrypted = file.createReadStream()
    // An error of one stream destroys the others; the reader of the last one gets it.
    const plain = pipeline(Readable.from(decrypt(encrypted, key, name)), createGunzip(), () => {})
    yield* readRecords(plain, name)
  } catch (error) {
    throw unreadable(error, path)
  } finally {
    await file?.close()
  }
}

/** Refuses what is not a backup, as far as that shows without its key. @throws BackupFault as `openBackup` */
export async function checkFirstLine(path: string): Promise<void> {
  const name = basename(path)
  let file: FileHandle | undefined
  try {
    file = await open(path)
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(ageFirstLine.length),
      0,
      ageFirstLine.length,
      0,
    )
    const beginning = buffer.toString('latin1', 0, bytesRead)
    if (beginning === ageFirstLine) return
    if (ageFirstLine.startsWith(beginning)) throw cut(name)
    if (beginning.startsWith('age-encryption.org/')) throw newer(name)
  } catch (error) {
    throw unreadable(error, path)
  } finally {
    await file?.close()
  }
  throw new BackupFault(
    'not-a-backup',
    `${name} is not a backup of this shop.`,
    'Name a file that npm run backup wrote.',
  )
}

function unreadable(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EISDIR') {
    return new BackupFault('missing', `${path} is a folder.`, 'Name a file in it.', { cause: error })
  }
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return new BackupFault('missing', `There is no file ${path}.`, 'Name an existing backup.', {
      cause: error,
    })
  }
  if (['EACCES', 'EPERM', 'EIO'].includes(code ?? '')) {
    return new BackupFault(
      'missing',
      `${path} cannot be read (${code}).`,
      'Let the account of the shop read it, or use the backup before it.',
      { cause: error },
    )
  }
  return error
}

/** Reads a whole backup without writing anything, and verifies its checksums. @throws BackupFault as `openBackup` */
export async function verifyBackup(path: string, key: BackupKey): Promise<BackupSummary> {
  const records = openBackup(path, key)
  const { value: first } = await records.next()
  if (first?.kind !== 'head') throw inconsistent(path)
  const { head } = first
  const tables: TableContent[] = []
  let measured = measureContent('')
  for await (const record of records) {
    if (record.kind === 'table') measured = measureContent(record.name)
    if (record.kind === 'rows') measured.add(record.bytes)
    if (record.kind !== 'content') continue
    const content = measured.end()
    if (content.sha256 !== record.content.sha256) throw inconsistent(path)
    tables.push(content)
  }
  const isAnother = head.tables.some(({ name }, n) => name !== tables[n]?.name)
  if (isAnother || head.tables.length !== tables.length) throw inconsistent(path)
  return { head, tables }
}

/** The file can be decrypted but its checksums differ: a bug of the program that wrote it. */
const inconsistent = (path: string) =>
  new BackupFault(
    'altered',
    `${basename(path)} does not contain the rows that its summary lists.`,
    'Use the backup before it; nothing was changed.',
  )
