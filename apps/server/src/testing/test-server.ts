import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../../scripts/deploy/free-port.mjs'
import { findBinaries } from '../platform/db/embedded/binaries.ts'
import { databaseUser } from '../platform/db/embedded/database-user.ts'
import { databaseFolder } from '../platform/db/embedded/folder.ts'
import { adminRole } from '../platform/db/embedded/make-cluster.ts'
import { runningServer, startServer, stopServer } from '../platform/db/embedded/postmaster.ts'
import { programOptions } from '../platform/db/embedded/program-options.ts'
import { asArguments, serverSettings } from '../platform/db/embedded/settings.ts'
import { readyCluster } from './ready-made-cluster.ts'

/** A PostgreSQL server over TCP, from the shop's own binaries. */
export interface TestServer {
  /** URL with the shop's role. */
  url: string
  /** URL with the superuser. */
  adminUrl: string
  /** Runs a statement as the superuser. */
  admin: (statement: string) => Promise<Record<string, unknown>[]>
  signal: (signal: NodeJS.Signals) => void
}

/** Starts an existing data folder on a free port; `start` restarts it, with other settings. */
export async function openServer(
  folder: ReturnType<typeof databaseFolder>,
  password: string,
  settings: Record<string, string>,
) {
  const port = await freePort()
  const user = databaseUser()
  const binaries = findBinaries(user)
  const addressOf = (role: string) => `postgresql://${role}:${password}@127.0.0.1:${port}/dimsum`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: addressOf(adminRole) })
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(statement)).rows
    } finally {
      await client.end()
    }
  }
  const server: TestServer = {
    url: addressOf('dimsum'),
    adminUrl: addressOf(adminRole),
    admin,
    signal: (signal) => {
      const pid = runningServer(folder.data)
      if (pid !== undefined) process.kill(pid, signal)
    },
  }
  const start = async (more: Record<string, string>) => {
    const replication = { wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on' }
    const network = { listen_addresses: '127.0.0.1', port: String(port) }
    const all = serverSettings('../run', binaries.version, {
      ...replication,
      ...network,
      ...settings,
      ...more,
    })
    startServer(folder, binaries, user, [
      ...programOptions(folder.data, user).folderArguments,
      ...asArguments(all),
    ])
    await until(async () => (await admin('select 1')).length === 1)
    return server
  }
  return { port, start, server: await start({}) }
}

/** Starts a server with the shop's tables for one test, like one on another machine. */
export async function openOwnServer(
  settings: Record<string, string>,
): Promise<TestServer & { remove: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'dimsum-server-'))
  ;(await readyCluster()).copyTo(home)
  const folder = databaseFolder(join(home, 'postgres'))
  const { server } = await openServer(folder, readFileSync(folder.password, 'utf8').trim(), settings)
  const remove = async () => {
    await stopServer(folder.data, 'immediate')
    rmSync(home, { recursive: true, force: true })
  }
  return { ...server, remove }
}

/** Limited by the timeout of the hook that calls it. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await wait(25)
}
