import type { CashShift } from '@dimsum/contract/cash'
import { cashRefusals } from '@dimsum/words/server/cash'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { insertShift } from './cash.queries.ts'
import { presentShift } from './present-shift.ts'

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
