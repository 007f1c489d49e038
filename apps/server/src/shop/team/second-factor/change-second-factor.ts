import type { AuditAction } from '@dimsum/contract/audit-topics'
import type { PasswordAndCode } from '@dimsum/contract/credentials'
import type { RecoveryCodes, SecondFactorSetup, SecondFactorState } from '@dimsum/contract/second-factor'
import { teamRefusals } from '@dimsum/words/server/team'
import { actorOf } from '../../../platform/audit/actor.ts'
import { insertAuditEntry } from '../../../platform/audit/audit.queries.ts'
import type { Db, Tx } from '../../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../../platform/errors/shop-error.ts'
import type { Admin } from '../../../platform/http/access/admin.ts'
import type { LimitParts } from '../../../platform/limits/limit.ts'
import { isSettingOn } from '../../settings/settings.queries.ts'
import { type CurrentBrowser, confirmPassword } from '../change-password.ts'
import { lockUserWithPassword, signOutOthers } from '../users.queries.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  savePendingSecret,
} from './second-factor.queries.ts'
import { countingCodes, takeCode } from './take-code.ts'
import { newSecret, setupUri } from './totp.ts'

type Parts = LimitParts & { now: () => Date }
/** The caller, and the browser that stays signed in. */
export type Asking = { admin: Admin; gone: AbortSignal } & CurrentBrowser

export const readSecondFactor = async (db: Db, userId: number): Promise<SecondFactorState> => {
  const factor = await findSecondFactor(db, userId)
  if (!factor?.isConfirmed) return { state: 'off', since: null, recoveryCodesLeft: 0 }
  const recoveryCodesLeft = await countRecoveryCodes(db, userId)
  return { state: 'on', since: factor.since.toISOString(), recoveryCodesLeft }
}

/**
 * Creates a new secret to be confirmed; until then sign-in does not change. Starting again creates another one.
 * @throws conflict when a second factor is in force
 */
export const beginSetup = async (db: Db, admin: Admin, shopName: string): Promise<SecondFactorSetup> => {
  const secret = newSecret()
  if (!(await savePendingSecret(db, admin.id, secret))) throw new ShopError('conflict')
  return { secret, uri: setupUri(secret, shopName, admin.username) }
}

/** Checks password and code, then makes the change with its audit entry in one transaction. */
const change = async <T>(
  parts: Parts,
  { admin, device, gone }: Asking,
  { password, code }: PasswordAndCode,
  action: AuditAction,
  isOn: boolean,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  const user = await confirmPassword(parts, admin.id, password, gone, () =>
    invalidField('password', teamRefusals.wrongPassword),
  )
  const done = await countingCodes(parts, admin.id, device, code, async (tx) => {
    // Blocks sign-ins meanwhile: a session without a code would outlive the change.
    if (!(await lockUserWithPassword(tx, user.id, user.passwordVersion, 'no key update')))
      throw new ShopError('stale')
    const factor = await findSecondFactor(tx, user.id)
    if (!factor || factor.isConfirmed !== isOn) throw new ShopError('conflict')
    if ((await takeCode(tx, user.id, code, parts.now())) === null) return null
    const result = await work(tx)
    await insertAuditEntry(tx, { actor: actorOf(admin), action, subject: `user:${user.id}` })
    return { result }
  })
  if (done === null) throw invalidField('code', teamRefusals.wrongCode)
  return done.result
}

const renewCodes = async (tx: Tx, userId: number): Promise<RecoveryCodes> => {
  const recoveryCodes = newRecoveryCodes()
  await replaceRecoveryCodes(tx, userId, recoveryCodes.map(recoveryCodeHash))
  return { recoveryCodes }
}

/**
 * Puts the secret in force after its first correct code. All other sessions of the user end, since they were opened
 * without one.
 * @returns the recovery codes, which are shown only now
 * @throws validation (wrong password or code), conflict, too-many, overloaded
 */
export const confirmSetup = (parts: Parts, asking: Asking, given: PasswordAndCode): Promise<RecoveryCodes> =>
  change(parts, asking, given, 'second-factor.on', false, async (tx) => {
    await confirmSecret(tx, asking.admin.id)
    await signOutOthers(tx, asking.admin.id, asking)
    return renewCodes(tx, asking.admin.id)
  })

/** Replaces the recovery codes; the old ones are invalid. Throws as {@link confirmSetup}. */
export const makeNewCodes = (parts: Parts, asking: Asking, given: PasswordAndCode): Promise<RecoveryCodes> =>
  change(parts, asking, given, 'second-factor.new-codes', true, (tx) => renewCodes(tx, asking.admin.id))

/** Removes the second factor. Throws as {@link confirmSetup}, and `conflict` while everybody needs one. */
export const switchOff = async (parts: Parts, asking: Asking, given: PasswordAndCode): Promise<void> => {
  await change(parts, asking, given, 'second-factor.off', true, async (tx) => {
    // Deleted first: a concurrent requirement waits for this row, or has locked it.
    await deleteSecondFactor(tx, asking.admin.id)
    if (await isSettingOn(tx, 'secondFactorDemanded'))
      throw new ShopError('conflict', teamRefusals.factorDemanded)
  })
}
