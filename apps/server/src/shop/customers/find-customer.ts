import type { CustomerDetail } from '@dimsum/contract/customers'
import { customerRefusals } from '@dimsum/words/server/desk'
import type { Db } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { isWithdrawn } from '../../platform/whatsapp/withdrawals.queries.ts'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import { findPhoneKey, listCustomers, listOrdersOfPhone } from './customers.queries.ts'
import { presentCustomer } from './present-customer.ts'

const ordersShown = 50

/**
 * The customer of an order, with their latest orders.
 * @throws ShopError `not-found` for an order that does not exist or whose personal data is erased
 */
export const findCustomer = async (db: Db, orderId: number): Promise<CustomerDetail> => {
  const phoneKey = await phoneKeyOf(db, orderId)
  const [[customer], history, whatsappStopped] = await Promise.all([
    listCustomers(db, [phoneKey]),
    listOrdersOfPhone(db, phoneKey, ordersShown),
    isWithdrawn(db, phoneKey),
  ])
  if (!customer) throw new ShopError('not-found', customerRefusals.missing)
  return {
    ...presentCustomer(customer),
    blockReason: customer.blockReason,
    ...(whatsappStopped && { whatsappStopped }),
    history: history.map(presentAdminOrder),
  }
}

/** The phone key of an order, for data stored about its customer. @throws ShopError `not-found` */
export const phoneKeyOf = async (db: Db, orderId: number): Promise<string> => {
  const phoneKey = await findPhoneKey(db, orderId)
  if (phoneKey === undefined) throw new ShopError('not-found', customerRefusals.missing)
  return phoneKey
}
