import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts'
import { migrate } from '../platform/db/migrate.ts'

let made: ReturnType<typeof makeCluster> | undefined

/**
 * A data folder with a migrated, stopped database to be copied, because creating one costs ten times as much. Created
 * once per test process, in the folder of the run.
 */
export function readyCluster() {
  made ??= makeCluster(mkdtempSync(join(inject('runFolder'), 'cluster-')))
  return made
}

async function makeCluster(folder: string) {
  const database = await startEmbeddedPostgres({ dataDir: folder })
  await migrate(database.url)
  await database.stop()
  /** Copies the database into an existing data folder, including owners and modes. */
  return { copyTo: (dataDir: string) => void execFileSync('cp', ['-a', join(folder, 'postgres'), dataDir]) }
}
