import { createHash } from 'node:crypto'
import { type Migration, splitMigrations } from '../db/migrate.ts'
import { checkServer } from '../db/server-check.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupKey } from './backup-key.ts'
import type { BackupHead, BackupRecord, TableContent } from './backup-records.ts'
import { inconsistent, openBackup, readHead, verifyBackup } from './read-backup.ts'
import {
  applyMigrations,
  beginLoading,
  clearTarget,
  endLoading,
  endWaitingMessages,
  finish,
  holdsRows,
  listShopSessions,
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
}

export interface RestoredShop {
  head: BackupHead
  tables: readonly TableContent[]
  /** Tables of the backup that are not the shop's; they stay in the file. */
  leftOut: readonly string[]
  /** Rows that ended because the backup is older than the moment the shop was lost. */
  ended: { adminSessions: number; customerRights: number; waitingMessages: number }
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
 * What could open something that is not its holder's any more ends: sessions and devices of the admin, and customers'
 * rights to orders, which prove their phone number again. A move to another database keeps them. Both end the payment secret.
 * @throws BackupFault; StartProblem when the target cannot be used; the driver's error when it does not answer
 */
export async function restoreBackup(plan: RestorePlan): Promise<RestoredShop> {
  const { file, key, url, report = () => {} } = plan
  // The whole file is proven before anything is touched.
  const { head } = await verifyBackup(file, key)
  const { had, later } = migrationsOf(head)
  report(`The backup of ${head.madeAt} is whole.`)
  await checkServer(url, false)

  const client = await openTarget(url)
  try {
    await refuseUsedTarget(client, plan)
    await clearTarget(client)
    await applyMigrations(client, had)
    const known = await beginLoading(client)
    const { tables, leftOut } = await load(client, plan, new Set(known), report)
    for (const counter of head.counters) {
      if (known.includes(counter.table)) await setCounter(client, counter, plan.isMove ? 0 : counterJump)
    }
    report('Every table holds what the backup says: rows and checksums are equal.')
    const rights = plan.isMove ? { adminSessions: 0, customerRights: 0 } : await endRights(client, known)
    await endLoading(client, known)
    await applyMigrations(client, later)
    await retirePaymentSecret(client, plan.isMove)
    const ended = { ...rights, waitingMessages: plan.isMove ? 0 : await endWaitingMessages(client) }
    await noteRestore(client, { madeAt: head.madeAt, move: plan.isMove, ...ended })
    await finish(client)
    return { head, tables, leftOut, ended, upgraded: later.map(({ tag }) => tag) }
  } finally {
    // Without a commit the database takes everything back.
    await client.end().catch(() => {})
  }
}

type Target = Awaited<ReturnType<typeof openTarget>>

async function refuseUsedTarget(client: Target, { overwrite }: RestorePlan): Promise<void> {
  const sessions = await listShopSessions(client)
  if (sessions.length > 0) {
    throw new BackupFault(
      'target-in-use',
      'A shop uses the database that would be filled.',
      'Stop it, then restore.',
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
function migrationsOf({ migrations }: BackupHead): { had: Migration[]; later: Migration[] } {
  const split = splitMigrations(migrations)
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
  { file, key }: RestorePlan,
  known: ReadonlySet<string>,
  report: (sentence: string) => void,
): Promise<{ tables: TableContent[]; leftOut: string[] }> {
  const records = openBackup(file, key)
  const { tables: shapes } = await readHead(records, file)
  const tables: TableContent[] = []
  const leftOut: string[] = []
  for (const shape of shapes) {
    const group = tableOf(records, shape, file)
    if (!known.has(shape.name)) {
      for await (const _bytes of group.rows) {
        // A table of another program in the same database.
      }
      leftOut.push(shape.name)
      continue
    }
    await loadRows(client, shape, group.rows)
    const content = group.content()
    await compare(client, shape, content)
    tables.push(content)
    report(`${content.name}: ${content.rows} rows`)
  }
  // To the last record: a file that is not whole to its end is not believed.
  for await (const _record of records);
  return { tables, leftOut }
}

/** The rows of one table out of the running records; its content is known after the last row. */
function tableOf(records: AsyncGenerator<BackupRecord>, { name }: TableShape, file: string) {
  let content: TableContent | undefined
  const next = async () => {
    const { value, done } = await records.next()
    if (done || !value) throw inconsistent(file)
    return value
  }
  async function* rows(): AsyncGenerator<Buffer> {
    const first = await next()
    if (first.kind !== 'table' || first.name !== name) throw inconsistent(file)
    for (;;) {
      const record = await next()
      if (record.kind === 'rows') yield record.bytes
      else if (record.kind === 'content') {
        content = record.content
        return
      } else throw inconsistent(file)
    }
  }
  return {
    rows: rows(),
    content: (): TableContent => {
      if (!content) throw inconsistent(file)
      return content
    },
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
async function endRights(
  client: Target,
  known: readonly string[],
): Promise<{ adminSessions: number; customerRights: number }> {
  const end = async (table: string) => (known.includes(table) ? await removeAll(client, table) : 0)
  const adminSessions = await end('sessions')
  await end('admin_devices')
  await end('sign_in_steps')
  return { adminSessions, customerRights: await end('order_access') }
}
