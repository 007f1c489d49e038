import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUser } from './database-user.ts'
import { databaseFolder, socketFolderOf, socketPort } from './folder.ts'
import { shopDatabase, shopRole } from './keeper.ts'
import { runningServer } from './postmaster.ts'

/** Connection address of the database that runs on this data folder now; undefined when none does. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  const folder = databaseFolder(join(dataDir, 'postgres'))
  if (runningServer(folder.data) === undefined) return undefined
  const password = readFileSync(folder.password, 'utf8').trim()
  const host = encodeURIComponent(socketFolderOf(folder, databaseUser()))
  return `postgresql://${shopRole}:${password}@/${shopDatabase}?host=${host}&port=${socketPort}`
}
