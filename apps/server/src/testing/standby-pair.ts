import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { databaseUser } from '../platform/db/embedded/database-user.ts'
import { databaseFolder, give } from '../platform/db/embedded/folder.ts'
import { adminRole } from '../platform/db/embedded/make-cluster.ts'
import { stopServer } from '../platform/db/embedded/postmaster.ts'
import { readyCluster } from './ready-made-cluster.ts'
import { openServer, type TestServer, until } from './test-server.ts'

/** A migrated database and its synchronous replica, like two servers of a cluster. */
export interface StandbyPair {
  leader: TestServer
  standby: TestServer
  remove: () => Promise<void>
}

/** Starts both on this machine, with the shop's own PostgreSQL binaries. */
export async function openStandbyPair(): Promise<StandbyPair> {
  const home = mkdtempSync(join(tmpdir(), 'dimsum-pair-'))
  const folders = ['leader', 'standby'].map((name) => databaseFolder(join(home, name, 'postgres')))
  const [own, copy] = folders as [(typeof folders)[0], (typeof folders)[0]]
  for (const name of ['leader', 'standby']) execFileSync('mkdir', [join(home, name)])
  ;(await readyCluster()).copyTo(join(home, 'leader'))
  const password = readFileSync(own.password, 'utf8').trim()

  // The copied database has no WAL for a replica; one start with the replication settings fixes that.
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
