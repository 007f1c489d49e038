import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { withDatabase } from '../../apps/server/src/testing/database-url.ts'
import { startThrowAwayPostgres } from '../../apps/server/src/testing/throw-away-postgres.ts'

/** Template database: a shop with only its owner. All databases of the run are copies of it. */
const template = 'dimsum_journeys'

/** Settings for database and data folder of a shop and its command line programs. */
export type ShopData = { DATABASE_URL: string; DATA_DIR: string }

/** Starts the run's only PostgreSQL. Workers find it by `SHOP_POSTGRES`. */
export async function startPostgres(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dimsum-e2e-postgres-'))
  const server = await startThrowAwayPostgres(folder)
  process.env.SHOP_POSTGRES = server.adminUrl
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: withDatabase(process.env.SHOP_POSTGRES ?? '', 'postgres') })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

async function shopData(database: string): Promise<ShopData> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), `dimsum-e2e-${database}-`))
  const url = withDatabase(process.env.SHOP_POSTGRES ?? '', database)
  return { DATABASE_URL: url.replace(/\/\/[^:]+:/, '//dimsum:'), DATA_DIR }
}

/** An empty database, migrated by the run's first shop. */
export async function createTemplate(): Promise<ShopData> {
  await asAdmin(`create database ${template} owner dimsum`)
  return shopData(template)
}

/** A new database with only the owner. */
export async function copyTemplate(): Promise<ShopData> {
  const name = `shop_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${template} strategy file_copy owner dimsum`)
  return shopData(name)
}

/** Call it after the shop has stopped. The database is removed with the run's PostgreSQL. */
export const removeShopData = ({ DATA_DIR }: ShopData) => rm(DATA_DIR, { recursive: true, force: true })
