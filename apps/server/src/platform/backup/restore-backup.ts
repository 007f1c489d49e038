import { createHash } from 'node:crypto'
import { applyMigrations, type Migration, splitMigrations } from '../db/migrate.ts'
import { checkServer } from '../db/server-check.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupHead, BackupRecord, TableContent } from './backup-records.ts'
import { listForeignObjects } from './foreign-objects.queries.ts'
import { type BackupSummary, openBackup, verifyBackup } from './read-backup.ts'
import {
  awaitConfirmation,
  beginLoading,
  clearTarget,
  endLoading,
  endWaitingMessages,
  finish,
  holdsRows,
  isUsedByShop,
  listTargetTables,
  loadRows,
  noteRestore,
  openTarget,
  readRows,
  removeAll,
  retirePaymentSecret,
  setCounter,
} from './restore.queries.ts'
import type { TableShape } from './snapshot.queries.ts'

export interface RestorePlan {
  file: string
  key: BackupKey
  /** Database to fill. */
  url: string
  /** Replace what is there. */
  overwrite: boolean
  /** The old shop stopped for good before this backup: nothing happened after it, so nothing needs to end. */
  isMove: boolean
  report?: (sentence: string) => void
  /** Folder of the migrations; a test invents a next version. */
  migrations?: string
}

interface EndedRights {
  adminSessions: number
  invitations: number
  customerRights: number
}
const noRights: EndedRights = { adminSessions: 0, invitations: 0, customerRights: 0 }

export interface RestoredShop {
  head: BackupHead
  tables: readonly TableContent[]
  /** Tables of the backup that are not the shop's; they stay in the file. */
  leftOut: readonly string[]
  /** Rows that ended because the backup is older than the moment the shop was lost. */
  ended: EndedRights & { waitingMessages: number }
  /** Changes of the schema that came after the backup, by name. */
  upgraded: readonly string[]
}

/**
 * Numbers of orders given out between the backup and the loss are not given out again to other people: every counter
 * goes on this much further (fault F25, docs/security.md).
 */
export const counterJump = 1000

/**
 * Brings a shop back from a backup, in one transaction: the schema as it was, every row, every checksum compared with
 * what the new database gives back, then the changes of the schema that came later. The target is as before when
 * anything fails.
 *
 * Rights that may have been revoked since end: sessions, devices and invitations of the team, private links, and customers' rights
 * to orders, which prove their phone number again. A move to another database keeps them. Both end the payment secret.
 * @throws BackupFault; StartProblem when the target cannot be used; the driver's error when it does not answer
 */
export async function restoreBackup(plan: RestorePlan): Promise<RestoredShop> {
  const { file, key, url, report = () => {} } = plan
  // The whole file is proven before anything is touched.
  const proven = await verifyBackup(file, key)
  const { head } = proven
  const { had, later } = migrationsOf(head, plan.migrations)
  report(`The backup of ${head.madeAt} is whole.`)
  await checkServer(url, false)

  const client = await openTarget(url)
  try {
    await refuseUsedTarget(client, plan, [...had, ...later])
    await clearTarget(client)
    await applyMigrations(client, had)
    const known = await beginLoading(client)
    const { tables, leftOut } = await load(client, plan, proven, known)
    for (const counter of head.counters) {
      if (known.includes(counter.table)) await setCounter(client, counter, plan.isMove ? 0 : counterJump)
    }
    report('Every table holds what the backup says: rows and checksums are equal.')
    const rights = plan.isMove ? noRights : await endRights(client, known)
    await endLoading(client, known)
    await applyMigrations(client, later)
    await retirePaymentSecret(client, plan.isMove)
    const ended = { ...rights, waitingMessages: plan.isMove ? 0 : await endWaitingMessages(client) }
    await awaitConfirmation(client, head.madeAt, plan.isMove)
    await noteRestore(client, { madeAt: head.madeAt, move: plan.isMove, ...ended })
    await finish(client)
    return { head, tables, leftOut, ended, upgraded: later.map(({ tag }) => tag) }
  } finally {
    // Without a commit the database takes everything back.
    await client.end().catch(() => {})
  }
}

type Target = Awaited<ReturnType<typeof openTarget>>

async function refuseUsedTarget(
  client: Target,
  { overwrite }: RestorePlan,
  migrations: readonly Migration[],
): Promise<void> {
  if (await isUsedByShop(client)) {
    throw new BackupFault(
      'target-in-use',
      'A shop uses the database that would be filled.',
      'Stop it, then restore.',
    )
  }
  const foreign = await listForeignObjects(client, migrations)
  if (foreign.length > 0) {
    const named = foreign.slice(0, 5).join(', ')
    throw new BackupFault(
      'target-not-ours',
      `The database that would be filled holds what this shop did not make: ${named}${foreign.length > 5 ? ` and ${foreign.length - 5} more` : ''}.`,
      'Nothing was changed. Restore into a database of the shop alone.',
    )
  }
  if (overwrite || !(await holdsRows(client, await listTargetTables(client)))) return
  throw new BackupFault(
    'target-not-empty',
    'The database that would be filled is not empty.',
    'Choose an empty one, or add --overwrite if what is in it may go.',
  )
}

/** The migrations the backup was taken with, and those this shop has beyond them. */
function migrationsOf({ migrations }: BackupHead, folder?: string): { had: Migration[]; later: Migration[] } {
  const split = splitMigrations(migrations, folder)
  if (split) return split
  throw new BackupFault(
    'newer',
    'The backup was made by a newer version of the shop, with a database this version does not know.',
    'Restore it with that version, or with any later one.',
  )
}

/** Fills the tables in the order of the file and compares each with what the new database gives back. */
async function load(
  client: Target,
  { file, key, report = () => {} }: RestorePlan,
  { head, tables }: BackupSummary,
  known: readonly string[],
): Promise<{ tables: TableContent[]; leftOut: string[] }> {
  const records = openBackup(file, key)
  const loaded: TableContent[] = []
  const leftOut: string[] = []
  for (const [n, content] of tables.entries()) {
    const shape = head.tables[n]
    if (!shape || !known.includes(content.name)) {
      // A table of another program in the same database.
      for await (const _bytes of nextRows(records));
      leftOut.push(content.name)
      continue
    }
    await loadRows(client, shape, nextRows(records))
    await compare(client, shape, content)
    loaded.push(content)
    report(`${content.name}: ${content.rows} rows`)
  }
  // To the last record: a file that is not whole to its end is not believed.
  for await (const _record of records);
  return { tables: loaded, leftOut }
}

/** The rows of the next table. Not by `for await`, which would end the records with it. */
async function* nextRows(records: AsyncGenerator<BackupRecord, void>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value } = await records.next()
    if (value?.kind === 'rows') yield value.bytes
    else if (!value || value.kind === 'content') return
  }
}

/** Asks the new database for the rows again: what it gives back is what was in the old one. */
async function compare(client: Target, shape: TableShape, content: TableContent): Promise<void> {
  const hash = createHash('sha256')
  const rows = await readRows(client, shape, (bytes) => hash.update(bytes))
  if (rows === content.rows && hash.digest('hex') === content.sha256) return
  throw new BackupFault(
    'differs',
    `The table ${shape.name} came back different from the backup: ${rows} rows instead of ${content.rows}, or other values.`,
    'Nothing was changed in the target. Try another target, and report this.',
  )
}

/** Rows that give access. They are those of the backup's moment: some may have been taken back since. */
async function endRights(client: Target, known: readonly string[]): Promise<EndedRights> {
  const end = async (table: string) => (known.includes(table) ? await removeAll(client, table) : 0)
  const adminSessions = await end('sessions')
  await end('admin_devices')
  await end('sign_in_steps')
  await end('order_links')
  return {
    adminSessions,
    invitations: await end('invitations'),
    customerRights: await end('order_access'),
  }
}
