import { applyMigrations, type Migration, splitMigrations } from '../db/migrate.ts'
import { checkServer } from '../db/server-check.ts'
import { BackupFault, newer } from './backup-fault.ts'
import type { BackupKey } from './backup-key.ts'
import { type BackupHead, type BackupRecord, measureContent, type TableContent } from './backup-records.ts'
import { listForeignObjects } from './foreign-objects.queries.ts'
import { type BackupSummary, openBackup, verifyBackup } from './read-backup.ts'
import {
  awaitConfirmation,
  beginLoading,
  beginRestore,
  clearTarget,
  endLoading,
  endWaitingMessages,
  finish,
  holdsRows,
  isUsedByShop,
  listTargetTables,
  loadRows,
  noteRestore,
  removeAll,
  retirePaymentSecret,
  setCounter,
} from './restore.queries.ts'
import { openForCopy, readRows, type TableShape } from './snapshot.queries.ts'

export interface RestorePlan {
  file: string
  key: BackupKey
  /** The database to fill. */
  url: string
  /** Replace existing data. */
  overwrite: boolean
  /** The old shop was stopped before this backup: nothing happened after it, so no rights need to end. */
  isMove: boolean
  report?: (sentence: string) => void
  /** Folder of the migrations; a test adds a later version. */
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
  /** Tables in the backup that are not the shop's; they are not restored. */
  leftOut: readonly string[]
  /** Rows that were removed because the backup is older than the loss. */
  ended: EndedRights & { waitingMessages: number }
  /** Migrations that are newer than the backup, by name. */
  upgraded: readonly string[]
}

/**
 * Order numbers given out between the backup and the loss must not be reused for other customers: every sequence is
 * advanced by this much (fault F25, docs/security.md).
 */
export const counterJump = 1000

/**
 * Restores a shop from a backup in one transaction: the schema of the backup, every row, a comparison of every checksum
 * with the restored rows, then later migrations. When anything fails, the target is unchanged.
 *
 * Rights that may have been revoked since the backup are removed: sessions, devices and invitations of the team,
 * private links, and customers' access to orders, who prove their phone number again. A move to another database keeps
 * them. Both retire the payment secret.
 * @throws BackupFault; StartProblem when the target cannot be used; the driver's error when it does not answer
 */
export async function restoreBackup(plan: RestorePlan): Promise<RestoredShop> {
  const { file, key, url, report = () => {} } = plan
  // The whole file is verified before anything is changed.
  const proven = await verifyBackup(file, key)
  const { head } = proven
  const migrations = splitMigrations(head.migrations, plan.migrations)
  if (!migrations) throw newer('The backup')
  const { had, later } = migrations
  report(`The backup of ${head.madeAt} is complete.`)
  await checkServer(url, false)

  const client = await openForCopy(url, 'dimsum restore')
  try {
    await beginRestore(client)
    await refuseUsedTarget(client, plan, [...had, ...later])
    await clearTarget(client)
    await applyMigrations(client, had)
    const known = await beginLoading(client)
    const { tables, leftOut } = await load(client, plan, proven, known)
    for (const counter of head.counters) {
      if (known.includes(counter.table)) await setCounter(client, counter, plan.isMove ? 0 : counterJump)
    }
    report('Rows and checksums of every table are equal to the backup.')
    await endLoading(client, known)
    await applyMigrations(client, later)
    const rights = plan.isMove ? noRights : await endRights(client)
    await retirePaymentSecret(client, plan.isMove)
    const ended = { ...rights, waitingMessages: plan.isMove ? 0 : await endWaitingMessages(client) }
    await awaitConfirmation(client, head.madeAt, plan.isMove)
    await noteRestore(client, { madeAt: head.madeAt, move: plan.isMove, ...ended })
    await finish(client)
    return { head, tables, leftOut, ended, upgraded: later.map(({ tag }) => tag) }
  } finally {
    // Without a commit the database rolls back.
    await client.end().catch(() => {})
  }
}

type Target = Awaited<ReturnType<typeof openForCopy>>

async function refuseUsedTarget(
  client: Target,
  { overwrite }: RestorePlan,
  migrations: readonly Migration[],
): Promise<void> {
  if (await isUsedByShop(client)) {
    throw new BackupFault('target-in-use', 'A shop uses the target database.', 'Stop it, then restore.')
  }
  const foreign = await listForeignObjects(client, migrations)
  if (foreign.length > 0) {
    const named = foreign.slice(0, 5).join(', ')
    throw new BackupFault(
      'target-not-ours',
      `The target database contains objects of another program: ${named}${foreign.length > 5 ? ` and ${foreign.length - 5} more` : ''}.`,
      'Nothing was changed. Restore into a database that only the shop uses.',
    )
  }
  if (overwrite || !(await holdsRows(client, await listTargetTables(client)))) return
  throw new BackupFault(
    'target-not-empty',
    'The target database is not empty.',
    'Choose an empty one, or add --overwrite to replace its data.',
  )
}

/** Loads the tables in the order of the file and compares each with the restored rows. */
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
  // Reads to the last record: a truncated file is refused.
  for await (const _record of records);
  return { tables: loaded, leftOut }
}

/** The rows of the next table. Not with `for await`, which would also end the iterator of the records. */
async function* nextRows(records: AsyncGenerator<BackupRecord, void>): AsyncGenerator<Buffer> {
  for (;;) {
    const { value } = await records.next()
    if (value?.kind === 'rows') yield value.bytes
    else if (!value || value.kind === 'content') return
  }
}

/** Reads the rows back from the new database and compares them with the backup. */
async function compare(client: Target, shape: TableShape, content: TableContent): Promise<void> {
  const measured = measureContent(shape.name)
  for await (const bytes of readRows(client, shape)) measured.add(bytes)
  const { rows, sha256 } = measured.end()
  if (sha256 === content.sha256) return
  throw new BackupFault(
    'differs',
    `The restored table ${shape.name} differs from the backup: ${rows} rows instead of ${content.rows}, or other values.`,
    'The target is unchanged. Try another target, and report this.',
  )
}

/** Removes rows that grant access: some may have been revoked since the backup. */
async function endRights(client: Target): Promise<EndedRights> {
  for (const table of ['admin_devices', 'sign_in_steps', 'order_links']) await removeAll(client, table)
  return {
    adminSessions: await removeAll(client, 'sessions'),
    invitations: await removeAll(client, 'invitations'),
    customerRights: await removeAll(client, 'order_access'),
  }
}
