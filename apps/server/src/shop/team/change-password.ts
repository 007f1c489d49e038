import type { ChangePassword } from '@dimsum/contract/credentials'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { inTransaction } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import type { Admin } from '../../platform/http/access/admin.ts'
import { type LimitParts, limit, resetLimit } from '../../platform/limits/limit.ts'
import { hashPassword, passwordFits } from './password-hash.ts'
import { passwordFault } from './password-rules.ts'
import { findUserById, replacePassword, signOutOthers } from './users.queries.ts'

/** The calling session and browser, which stay signed in. */
export type CurrentBrowser = { session: Buffer; device: Buffer | null }

/**
 * Sets a new password and ends every other session of the user.
 * @throws validation (wrong old password, or a new one that breaks the rules), too-many, overloaded
 */
export const changePassword = async (
  parts: LimitParts,
  shopName: string,
  admin: Admin,
  kept: CurrentBrowser,
  change: ChangePassword,
  gone: AbortSignal,
): Promise<void> => {
  const { db } = parts
  const fault = passwordFault(change.newPassword, [shopName, admin.username])
  if (fault) throw invalidField('newPassword', fault)
  const user = await confirmPassword(parts, admin.id, change.oldPassword, gone, () =>
    invalidField('oldPassword', teamRefusals.wrongOldPassword),
  )
  const password = await hashPassword(change.newPassword, gone)
  await inTransaction(db, async (tx) => {
    if (!(await replacePassword(tx, user.id, user.passwordVersion, password))) throw new ShopError('stale')
    await signOutOthers(tx, user.id, kept)
    await insertAuditEntry(tx, {
      actor: actorOf(admin),
      action: 'password.change',
      subject: `user:${user.id}`,
    })
  })
}

/**
 * Checks the password of a signed-in user again, and returns the account. Counted, since a stolen session could guess
 * here.
 * @throws `wrong()`, too-many, overloaded
 */
export const confirmPassword = async (
  parts: LimitParts,
  userId: number,
  password: string,
  gone: AbortSignal,
  wrong: () => ShopError,
) => {
  const key = String(userId)
  await limit(parts, 'password-change-per-user', key)
  const user = await findUserById(parts.db, userId)
  if (!user || !(await passwordFits(password, user.password, gone))) {
    throw wrong()
  }
  await resetLimit(parts, 'password-change-per-user', key)
  return user
}
