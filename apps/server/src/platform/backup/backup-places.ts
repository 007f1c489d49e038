import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/config.ts'
import { type EmbeddedOptions, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts'
import { runningDatabaseUrl } from '../db/embedded/running-database.ts'
import { BackupFault } from './backup-fault.ts'

type Where = Pick<Settings, 'databaseUrl' | 'dataDir'> & Pick<EmbeddedOptions, 'settings'>

/**
 * Runs `work` on the database to back up, without creating or migrating it: on the running one of a serving shop, else
 * on one started for this.
 */
export async function onSource<T>(where: Where, work: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = where
  const running = databaseUrl ?? runningDatabaseUrl(dataDir)
  if (running !== undefined) return await work(running)
  if (!existsSync(join(dataDir, 'postgres'))) {
    throw new BackupFault(
      'missing',
      `There is nothing to back up: ${dataDir} contains no database.`,
      "Set DATA_DIR to the shop's folder, or DATABASE_URL to its database.",
    )
  }
  return await onBuiltIn(where, work)
}

/**
 * Runs `work` on the database to fill: that of DATABASE_URL, or the built-in one, created when missing. With
 * `overwrite` the folder of the built-in database is moved aside first, whatever its state or version, and moved back
 * when the new one does not start or `work` fails.
 * @returns the result of `work`, and where the old database is now
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

/** A database created for this that did not start or stayed empty is removed again. */
async function onBuiltIn<T>({ dataDir, settings }: Where, work: (url: string) => Promise<T>): Promise<T> {
  const folder = join(dataDir, 'postgres')
  const isNew = !existsSync(folder)
  const options = { dataDir, ...(settings && { settings }) }
  const embedded = await startEmbeddedPostgres(options).catch((error) => {
    // A running server was started by another process, so it is not removed.
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
    if (!isDone && isNew) rmSync(folder, { recursive: true, force: true })
  }
}

/** A running database belongs to a shop that serves, which is refused, or that was killed, which is stopped. */
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
