import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'

/** A data folder with a migrated, stopped database to be copied: creating one costs ten times as much. */
export interface ReadyMadeCluster {
  /** Copies the database into an existing data folder, including owners and modes. */
  copyTo: (dataDir: string) => void
}

let made: Promise<ReadyMadeCluster> | undefined

/** Created once per test process, in the folder of the run. */
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
