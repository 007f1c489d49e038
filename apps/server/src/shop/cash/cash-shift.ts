import type { CashShift, CloseShift } from '@dimsum/contract/cash'
import { cashRefusals } from '@dimsum/words/server/cash'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { invalidField, orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { findShift, insertShift, lockShift, markClosed, type ShiftWithCash } from './cash.queries.ts'

/**
 * Opens the caller's cash shift: cash that the caller records from now on belongs to it.
 * @throws ShopError `conflict` when one is open
 */
export const openShift = (db: Db, actor: string, openingFloat: number): Promise<CashShift> =>
  inTransaction(db, async (tx) => {
    const opened = await insertShift(tx, actor, openingFloat)
    if (!opened) throw new ShopError('conflict', cashRefusals.alreadyOpen)
    await insertAuditEntry(tx, {
      actor,
      action: 'cash.open',
      subject: `cash-shift:${opened.id}`,
      after: { openingFloat },
    })
    return presentShift({ ...opened, received: 0, givenBack: 0 }, actor)
  })

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

const readAgain = async (tx: Tx, id: number): Promise<ShiftWithCash> => orNotFound(await findShift(tx, id))

/** The username in an actor, `admin:<username>`. */
const nameOf = (actor: string): string => actor.replace(/^admin:/, '')

/** Float plus cash received minus cash given back. */
const expectedCash = (shift: Pick<ShiftWithCash, 'openingFloat' | 'received' | 'givenBack'>): number =>
  Number(shift.openingFloat) + shift.received - shift.givenBack

export const presentShift = (shift: ShiftWithCash, reader: string): CashShift => ({
  id: shift.id,
  person: nameOf(shift.openedBy),
  isOwn: shift.openedBy === reader,
  openedAt: shift.openedAt.toISOString(),
  openingFloat: Number(shift.openingFloat),
  received: shift.received,
  givenBack: shift.givenBack,
  expected: expectedCash(shift),
  closing: shift.closedAt && {
    at: shift.closedAt.toISOString(),
    by: nameOf(shift.closedBy ?? ''),
    expected: Number(shift.expected),
    counted: Number(shift.counted),
    reason: shift.reason ?? '',
  },
})
