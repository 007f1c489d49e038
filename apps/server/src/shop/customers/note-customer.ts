import type { CustomerDetail } from '@dimsum/contract/customers'
import type { Db } from '../../platform/db/connection.ts'
import { saveCustomerNote } from './customers.queries.ts'
import { findCustomer, phoneKeyOf } from './find-customer.ts'

/** Keeps what the owner wants to remember about the customer behind an order; empty forgets it. */
export const noteCustomer = async (
  db: Db,
  actor: string,
  orderId: number,
  note: string,
): Promise<CustomerDetail> => {
  await saveCustomerNote(db, await phoneKeyOf(db, orderId), note, actor)
  return findCustomer(db, orderId)
}
