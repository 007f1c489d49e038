import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/config.ts'
import { type EmbeddedOptions, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { runningDatabaseUrl } from '../db/embedded/running-database.ts'
import { BackupFault } from './backup-fault.ts'

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'> & Pick<EmbeddedOptions, 'settings'>

/**
 * Runs `work` on the database that is to be backed up, as it is: nothing is migrated or made. Beside a shop that
 * serves, on the one it uses; else on one started for the moment.
 */
export async function onSource<T>(where: Where, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = where
  const running = databaseUrl ?? runningDatabaseUrl(dataDir)
  if (running !== undefined) return await work(running)
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new BackupFault(
      'missing',
      `There is nothing to back up: ${dataDir} holds no database.`,
      'Name the shop’s folder with DATA_DIR, or its database with DATABASE_URL.',
    )
  }
  return await onBuiltIn(where, work)
}

/**
 * Runs `work` on the database that is to be filled: that of DATABASE_URL, or the built-in one, made when missing. With
 * `overwrite` the folder of the built-in database is moved aside first, whatever its state or version, and put back
 * when the new one does not come up or `work` fails.
 * @returns what `work` gave, and where the old database is kept now
 */
export async function onTarget<T>(
  where: Where,
  overwrite: boolean,
  work: (url: string) => Promise<T>,
): Promise<{ result: T; keptAt: string | null }> {
  const { databaseUrl, dataDir } = where
  if (databaseUrl !== undefined) return { result: await work(databaseUrl), keptAt: null }
  const folder = join(dataDir, 'postgres')
  const keptAt = overwrite && existsSync(folder) ? await moveAside(dataDir, folder) : null
  try {
    return { result: await onBuiltIn(where, work), keptAt }
  } catch (error) {
    if (keptAt !== null && !existsSync(folder)) renameSync(keptAt, folder)
    throw error
  }
}

/** A database that was made for this and did not come up, or stayed empty, is removed again. */
async function onBuiltIn<T>({ dataDir, settings }: Where, work: (url: string) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'postgres')
  const isNew = !existsSync(folder)
  const options = { dataDir, ...(settings && { settings }) }
  const embedded = await startEmbeddedPostgres(options).catch((error) => {
    // What runs there was started by a faster one, and is not ours to remove.
    if (isNew && runningDatabaseUrl(dataDir) === undefined) rmSync(folder, { recursive: true, force: true })
    throw error
  })
  let isDone = false
  try {
    const result = await work(embedded.url)
    isDone = true
    return result
  } finally {
    await embedded.stop()
    if (!isDone && embedded.origin === 'made') rmSync(folder, { recursive: true, force: true })
  }
}

/** A database that runs belongs to a shop, or to one that was killed; the first is refused, the second stopped. */
async function moveAside(dataDir: string, folder: string): Promise<string> {
  if (runningDatabaseUrl(dataDir) !== undefined) {
    const left = await startEmbeddedPostgres({ dataDir })
    await left.stop()
  }
  const stamp = new Date().toISOString().replaceAll(':', '-')
  const keptAt = join(dataDir, `postgres.before-restore-${stamp}`)
  renameSync(folder, keptAt)
  return keptAt
}
