import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import type { CurrentBrowser } from './change-password.ts'
import { deleteSessionById } from './sessions.queries.ts'
import { signOutOthers } from './users.queries.ts'

/**
 * Ends one of the user's own sessions; its open streams end within moments.
 * @throws not-found, also for another user's session
 */
export const endSession = (db: Db, admin: Admin, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const device = orNotFound(await deleteSessionById(tx, admin.id, id))
    await insertAuditEntry(tx, {
      actor: actorOf(admin),
      action: 'session.end',
      subject: `user:${admin.id}`,
      before: { device },
    })
  })

/** Ends all other sessions of the user. Those browsers are no longer known devices. */
export const endOtherSessions = (db: Db, admin: Admin, kept: CurrentBrowser): Promise<void> =>
  inTransaction(db, async (tx) => {
    await signOutOthers(tx, admin.id, kept)
    await insertAuditEntry(tx, {
      actor: actorOf(admin),
      action: 'session.end-others',
      subject: `user:${admin.id}`,
    })
  })
