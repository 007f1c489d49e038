import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../../../scripts/deploy/free-port.mjs'
import { findBinaries } from '../platform/db/embedded/binaries.ts'
import { databaseUser } from '../platform/db/embedded/database-user.ts'
import { databaseFolder, give } from '../platform/db/embedded/folder.ts'
import { adminRole } from '../platform/db/embedded/make-cluster.ts'
import { runningServer, startServer, stopServer } from '../platform/db/embedded/postmaster.ts'
import { programOptions } from '../platform/db/embedded/program-options.ts'
import { asArguments, serverSettings } from '../platform/db/embedded/settings.ts'
import { readyCluster } from './ready-made-cluster.ts'

interface PairedServer {
  /** Address for the shop's role. */
  url: string
  /** Runs a statement as the superuser. */
  admin: (statement: string) => Promise<Record<string, unknown>[]>
  signal: (signal: NodeJS.Signals) => void
}

/** A migrated database and its synchronous replica, as two servers of a cluster are. */
export interface StandbyPair {
  leader: PairedServer
  standby: PairedServer
  remove: () => Promise<void>
}

/** Starts both on this machine, with the programs that the shop brings. */
export async function openStandbyPair(): Promise<StandbyPair> {
  const home = mkdtempSync(join(tmpdir(), 'dimsum-pair-'))
  const folders = ['leader', 'standby'].map((name) => databaseFolder(join(home, name, 'postgres')))
  const [own, copy] = folders as [(typeof folders)[0], (typeof folders)[0]]
  for (const name of ['leader', 'standby']) execFileSync('mkdir', [join(home, name)])
  ;(await readyCluster()).copyTo(join(home, 'leader'))
  const password = readFileSync(own.password, 'utf8').trim()

  // The ready-made database keeps too little in its log for a replica; one start with more settles that.
  const leader = await openServer(own, password, {})
  await stopServer(own.data, 'fast')
  execFileSync('cp', ['-a', own.root, join(home, 'standby')])
  writeFileSync(join(copy.data, 'standby.signal'), '')
  give(join(copy.data, 'standby.signal'), databaseUser())
  const first = await leader.start({ synchronous_standby_names: '*' })
  const replica = await openServer(copy, password, {
    primary_conninfo: `host=127.0.0.1 port=${leader.port} user=${adminRole} password=${password}`,
  })
  await until(async () => {
    const rows = await first.admin("select 1 from pg_stat_replication where sync_state = 'sync'")
    return rows.length === 1
  })
  return {
    leader: first,
    standby: replica.server,
    remove: async () => {
      for (const { data } of folders) await stopServer(data, 'immediate')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function openServer(
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
  const server: PairedServer = {
    url: addressOf('dimsum'),
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

/** The limit of the hook that opens them bounds it. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await wait(25)
}
