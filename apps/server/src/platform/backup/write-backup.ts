import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Room, reserveOf, roomOf } from '../db/embedded/disk-guard.ts'
import { encrypt } from './age-file.ts'
import { BackupFault } from './backup-fault.ts'
import { backupNameOf, unfinishedNameOf } from './backup-files.ts'
import { type BackupKey, refuseKeyBeside } from './backup-key.ts'
import { type BackupHead, measureContent, type TableContent, writeRecord } from './backup-records.ts'
import { openSnapshot, type Snapshot } from './snapshot.queries.ts'

export interface BackupPlan {
  /** The database to read. */
  url: string
  /** The target folder; created when missing, closed to other accounts. */
  folder: string
  key: BackupKey
  /** Free space on the disk of the folder; replaced in tests. */
  freeSpace?: (folder: string) => Promise<Room>
  /** Called after each table. */
  report?: (sentence: string) => void
}

export interface WrittenBackup {
  path: string
  /** The moment of the data. */
  madeAt: Date
  bytes: number
  tables: readonly TableContent[]
}

/** Bytes between two checks of the free space. */
const checkEveryBytes = 4 * 1024 * 1024

/**
 * Writes all data of one moment into one encrypted file, while orders continue. The file gets its name only when it is
 * complete and on the disk; a failure leaves none.
 * @throws BackupFault `disk-full`, `not-writable`, `no-key`, `newer`; the driver's error when the database is gone
 */
export async function writeBackup(plan: BackupPlan): Promise<WrittenBackup> {
  const { folder, key, freeSpace = roomOf } = plan
  refuseKeyBeside(key.file, folder)
  await asFault(folder, async () => void mkdirSync(folder, { recursive: true, mode: 0o700 }))
  const snapshot = await openSnapshot(plan.url)
  const path = join(folder, backupNameOf(snapshot.madeAt))
  const unfinished = unfinishedNameOf(path)
  const contents: TableContent[] = []
  let bytes = 0
  try {
    await asFault(folder, async () => {
      await checkFreeSpace(folder, freeSpace)
      await pipeline(
        recordsOf(snapshot, contents, plan.report),
        createGzip(),
        (plain: AsyncIterable<Buffer>) => encrypt(plain, key),
        async function* (sealed: AsyncIterable<Uint8Array>) {
          let checkedAt = 0
          for await (const piece of sealed) {
            bytes += piece.length
            if (bytes - checkedAt > checkEveryBytes) {
              checkedAt = bytes
              await checkFreeSpace(folder, freeSpace)
            }
            yield piece
          }
        },
        // Flushed to the disk before it is renamed: a finished backup survives a power cut.
        createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      )
      renameSync(unfinished, path)
      await flushFolder(folder)
    })
    return { path, madeAt: snapshot.madeAt, bytes, tables: contents }
  } finally {
    await snapshot.close().catch(() => {})
    rmSync(unfinished, { force: true })
  }
}

async function* recordsOf(
  snapshot: Snapshot,
  contents: TableContent[],
  report: (sentence: string) => void = () => {},
): AsyncGenerator<Buffer> {
  const { madeAt, postgres, migrations, tables, counters } = snapshot
  const head: BackupHead = { madeAt: madeAt.toISOString(), postgres, migrations, tables, counters }
  yield writeRecord({ kind: 'head', head })
  for (const table of tables) {
    yield writeRecord({ kind: 'table', name: table.name })
    const measured = measureContent(table.name)
    for await (const bytes of snapshot.rowsOf(table)) {
      measured.add(bytes)
      yield writeRecord({ kind: 'rows', bytes })
    }
    const content = measured.end()
    contents.push(content)
    report(`${content.name}: ${content.rows} rows`)
    yield writeRecord({ kind: 'content', content })
  }
  yield writeRecord({ kind: 'end' })
}

/** A backup must not take the last free space of the shop's own database, which may be on the same disk. */
async function checkFreeSpace(folder: string, freeSpace: (folder: string) => Promise<Room>): Promise<void> {
  const { free, total } = await freeSpace(folder)
  if (free < 2 * reserveOf({ total })) throw diskFull(folder)
}

const diskFull = (folder: string, cause?: unknown) =>
  new BackupFault(
    'disk-full',
    `No space left on the disk of ${folder} for a backup (ENOSPC).`,
    'Free some space, or set BACKUP_DIR to a folder on another disk. No incomplete file is left.',
    { cause },
  )

/** Translates errors of the file system into a BackupFault. */
async function asFault(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (['ENOSPC', 'EDQUOT', 'EFBIG'].includes(code)) throw diskFull(folder, error)
    const isOfTheFolder = (error as NodeJS.ErrnoException).path?.startsWith(folder)
    if (isOfTheFolder && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'EIO'].includes(code)) {
      throw new BackupFault(
        'not-writable',
        `The folder ${folder} cannot be written to (${code}).`,
        'Let the account of the shop write there, or set BACKUP_DIR to another folder.',
        { cause: error },
      )
    }
    throw error
  }
}

/** A rename is durable once its folder is flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
