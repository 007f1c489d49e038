import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'

/** A data folder with a migrated database that was made and stopped, to be copied: making one anew costs ten times as much. */
export interface ReadyMadeCluster {
  /** Puts the database into an existing data folder, owners and modes included. */
  copyTo: (dataDir: string) => void
}

let made: Promise<ReadyMadeCluster> | undefined

/** Made once in each test process, in the folder of the run. */
export function readyCluster(): Promise<ReadyMadeCluster> {
  made ??= makeCluster(mkdtempSync(join(inject('runFolder'), 'cluster-')))
  return made
}

async function makeCluster(folder: string): Promise<ReadyMadeCluster> {
  const database = await startEmbeddedPostgres({ dataDir: folder })
  await migrate(database.url)
  await database.stop()
  return { copyTo: (dataDir) => void execFileSync('cp', ['-a', join(folder, 'postgres'), dataDir]) }
}
