import type { ErasedPerson } from '@dimsum/contract/personal-data'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isFinal } from '@dimsum/domain/order-status'
import { customerRefusals } from '@dimsum/words/server/desk'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { phoneKeyOf } from '../customers/find-customer.ts'
import { personId } from '../customers/person-id.ts'
import { anonymiseOrders, lockOrdersOfPhone, removeKeptWords } from './anonymise.queries.ts'
import { findKeptWords, removeReviewsOfPerson } from './personal-data.queries.ts'

/**
 * Erases the personal data of the customer of an order, in all orders of the number at once. Their reviews are deleted.
 * Amounts stay for the accounts, a block stays to protect the shop. The erasure and its time are recorded in the audit
 * log, without the number.
 * @throws ShopError `not-found`; `conflict` while an order of the number is unfinished
 */
export const erasePerson = async (db: Db, actor: string, orderId: number): Promise<ErasedPerson> => {
  const phoneKey = await phoneKeyOf(db, orderId)
  return await inTransaction(db, async (tx) => {
    const orders = await lockOrdersOfPhone(tx, phoneKey)
    const open = orders.filter(({ status }) => !isFinal(status))
    if (open.length > 0) {
      const names = open.slice(0, 5).map(({ id }) => formatOrderId(id))
      throw new ShopError('conflict', customerRefusals.ordersRunning(names.join(', ')))
    }
    const ids = orders.map(({ id }) => id)
    const reviews = await removeReviewsOfPerson(tx, ids)
    const erased = { ...(await anonymiseOrders(tx, ids)), reviews }
    await removeKeptWords(tx, phoneKey)
    const staysBlocked = (await findKeptWords(tx, phoneKey)).blockReason !== null
    await insertAuditEntry(tx, {
      actor,
      action: 'privacy.erase',
      subject: `phone:${personId(phoneKey)}`,
      after: { ...erased, staysBlocked },
    })
    return { ...erased, staysBlocked }
  })
}
