import type { CustomerDetail } from '@dimsum/contract/customers'
import type { SetCustomerNote } from '@dimsum/contract/desk-notes'
import { settingsChanged } from '@dimsum/words/server/changed-elsewhere'
import { type Db, inTransaction } from '../../platform/db/connection.ts'
import { assertExpected } from '../../platform/errors/assert-expected.ts'
import { lockCustomerNote, saveCustomerNote } from './customers.queries.ts'
import { findCustomer, phoneKeyOf } from './find-customer.ts'

/**
 * Saves the owner's note about the customer of an order; an empty one deletes it.
 * @throws ShopError `stale` when the note is not what the screen showed
 */
export const noteCustomer = async (
  db: Db,
  actor: string,
  orderId: number,
  { note, expected }: SetCustomerNote,
): Promise<CustomerDetail> => {
  const phoneKey = await phoneKeyOf(db, orderId)
  await inTransaction(db, async (tx) => {
    assertExpected({ note: await lockCustomerNote(tx, phoneKey) }, { note: expected }, settingsChanged)
    await saveCustomerNote(tx, phoneKey, note, actor)
  })
  return findCustomer(db, orderId)
}
