import type { CashShift, CloseShift } from '@dimsum/contract/cash'
import { cashRefusals } from '@dimsum/words/server/cash'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import { findShift, lockShift, markClosed, type ShiftWithCash } from './cash.queries.ts'
import { expectedCash, presentShift } from './present-shift.ts'

/**
 * Closes a shift with the counted cash. The expected amount is stored with it, so that a later correction of a payment
 * does not change what was counted against. The same closing sent twice is one.
 * @param mayCloseAny whether the caller may close another person's shift
 * @throws ShopError `not-found`, `conflict` when it was closed otherwise, `stale` when the expected amount is not the
 * one on the screen, `validation` at `reason` for an unexplained difference
 */
export const closeShift = (
  db: Db,
  { actor, mayCloseAny }: { actor: string; mayCloseAny: boolean },
  id: number,
  { expected: shown, counted, reason = '' }: CloseShift,
): Promise<CashShift> =>
  inTransaction(db, async (tx) => {
    const locked = await lockShift(tx, id)
    if (!locked || (locked.openedBy !== actor && !mayCloseAny))
      throw new ShopError('not-found', cashRefusals.missing)
    const shift = await readAgain(tx, id)
    if (shift.closedAt !== null) {
      const isSame = Number(shift.counted) === counted && (shift.reason ?? '') === reason
      if (isSame && shift.closedBy === actor) return presentShift(shift, actor)
      throw new ShopError('conflict', cashRefusals.alreadyClosed)
    }
    const expected = expectedCash(shift)
    if (shown !== expected)
      throw new ShopError('stale', cashRefusals.moved(expected), { details: String(expected) })
    const difference = counted - expected
    if (difference !== 0 && reason === '') throw invalidField('reason', cashRefusals.whyDifferent(difference))
    await markClosed(tx, id, { closedBy: actor, expected, counted, reason: reason || null })
    await insertAuditEntry(tx, {
      actor,
      action: 'cash.close',
      subject: `cash-shift:${id}`,
      after: { expected, counted, difference },
    })
    return presentShift(await readAgain(tx, id), actor)
  })

const readAgain = async (tx: Tx, id: number): Promise<ShiftWithCash> => {
  const shift = await findShift(tx, id)
  if (!shift) throw new Error(`Cash shift ${id} is locked and missing`)
  return shift
}
