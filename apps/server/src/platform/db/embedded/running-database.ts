import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUser } from './database-user.ts'
import { databaseFolder, socketFolderOf } from './folder.ts'
import { shopUrl } from './lock-connection.ts'
import { runningServer } from './postmaster.ts'

/** Connection URL of the database that runs on this data folder; undefined when none does. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  const folder = databaseFolder(join(dataDir, 'postgres'))
  if (runningServer(folder.data) === undefined) return undefined
  const password = readFileSync(folder.password, 'utf8').trim()
  return shopUrl({ socketFolder: socketFolderOf(folder, databaseUser()), password })
}
