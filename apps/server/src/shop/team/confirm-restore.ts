import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { deleteUnconfirmedRestore } from '../../platform/backup/unconfirmed-restore.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import type { Admin } from '../../platform/http/access/admin.ts'

/** The owner confirms that this restored copy is the real shop: messages and provider calls are sent again. */
export const confirmRestore = (db: Db, by: Admin): Promise<void> =>
  inTransaction(db, async (tx) => {
    const backupAt = await deleteUnconfirmedRestore(tx)
    // A second confirmation, for example from another device, has no effect.
    if (!backupAt) return
    await insertAuditEntry(tx, {
      actor: actorOf(by),
      action: 'backup.confirm',
      subject: 'shop',
      after: { madeAt: backupAt.toISOString() },
    })
  })
