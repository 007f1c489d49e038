import type { SystemStatus } from '@dimsum/contract/system-status'
import { areBackupsKept, backupCheckJob, backupJob, backupState } from '../../platform/backup/backup-state.ts'
import type { Db } from '../../platform/db/connection.ts'
import { findJobRun } from '../../platform/jobs/job-runs.queries.ts'
import { countMessages, listUnsentMessages } from '../../platform/outbox/unsent-messages.queries.ts'
import { withIsoDates } from '../iso-dates.ts'
import type { ShopParts } from '../shop-parts.ts'
import { countPaymentEnds, findLatestPayment, readDatabaseClock } from './system-status.queries.ts'

type StatusParts = Pick<ShopParts, 'db' | 'orderPayments' | 'config'>

/**
 * The data of the status page (product.md section 2). Keys are shown only as present or missing; business figures are
 * for the admin (docs/security.md, T55). An unreachable database is reported, not an error.
 */
export const reportStatus = async (
  parts: StatusParts,
  findAdmin: () => Promise<unknown>,
): Promise<SystemStatus> => {
  const { mode, serverKey, clientKey } = parts.config.payment
  const midtrans = {
    environment: mode,
    isProduction: mode === 'production',
    hasServerKey: serverKey !== '',
    hasClientKey: clientKey !== '',
  }
  const lastQuery = await readDatabaseClock(parts.db).catch(() => null)
  const database = { connected: lastQuery !== null, lastQuery: lastQuery?.toISOString() ?? null }
  if (lastQuery === null || (await findAdmin()) === null) return { midtrans, database, ...hidden }
  return { midtrans, database, ...(await readFigures(parts, lastQuery)) }
}

type Figures = Pick<SystemStatus, 'payments' | 'reconciler' | 'backup' | 'messages'>

const hidden = {
  payments: { totalProcessed: null, successRate: null, lastPayment: null },
  reconciler: null,
  backup: null,
  messages: null,
} as const satisfies Figures

const readFigures = async ({ db, config, orderPayments }: StatusParts, now: Date): Promise<Figures> => {
  const [{ paid, unpaid }, lastPayment, reconciler, ownBackup, backupCheck, messages] = await Promise.all([
    countPaymentEnds(db),
    findLatestPayment(db),
    orderPayments.reconciler(db),
    findJobRun(db, backupJob),
    findJobRun(db, backupCheckJob),
    readMessages(db),
  ])
  return {
    payments: {
      totalProcessed: paid,
      successRate: paid + unpaid === 0 ? null : Math.round((paid / (paid + unpaid)) * 1000) / 10,
      lastPayment: lastPayment?.toISOString() ?? null,
    },
    reconciler,
    messages,
    backup: backupState(
      // With several instances, one of them makes the backups.
      config.backup.folder !== undefined || areBackupsKept([ownBackup, backupCheck], now),
      [ownBackup, backupCheck],
      now,
    ),
  }
}

/** Max listed messages; the count is complete. */
const unsentShown = 20

const readMessages = async (db: Db): Promise<SystemStatus['messages']> => {
  const [{ waiting, unsent: unsentCount }, unsent] = await Promise.all([
    countMessages(db),
    listUnsentMessages(db, unsentShown),
  ])
  return { waiting, unsentCount, unsent: unsent.map(withIsoDates) }
}
