import type { CustomerDetail, CustomerList, CustomerListQuery } from '@dimsum/contract/customers'
import { customerRefusals } from '@dimsum/words/server/desk'
import type { Db } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { isWithdrawn } from '../../platform/whatsapp/withdrawals.queries.ts'
import { type SearchWords, searchAll, searchNewest } from '../orders/list/order-list.queries.ts'
import { readSearch } from '../orders/list/order-search.ts'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import {
  type CustomerRow,
  keysOfOrders,
  listCustomers,
  listLatestKeys,
  listOrdersOfPhone,
} from './customers.queries.ts'

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
    ...(whatsappStopped && { whatsappStopped }),
    history: history.map(presentAdminOrder),
  }
}

/** The phone key of an order, for data stored about its customer. @throws ShopError `not-found` */
export const phoneKeyOf = async (db: Db, orderId: number): Promise<string> =>
  orNotFound((await keysOfOrders(db, [orderId]))[0], customerRefusals.missing)

const pageSize = 20

/** A search returns the customers of this many matching orders. */
const ordersSearched = 400
const newestSearched = 5000

/** Customers by their latest order, newest first; a search covers names, phones and order numbers. */
export const findCustomers = async (db: Db, { search, before }: CustomerListQuery): Promise<CustomerList> => {
  const words = readSearch(search)
  if (words !== null) {
    const customers = await listCustomers(db, await keysOfOrders(db, await ordersWith(db, words)))
    return { customers: customers.map(presentCustomer), next: null }
  }
  // One more than a page shows whether there is another page.
  const keys = await listLatestKeys(db, { before, limit: pageSize + 1 })
  const customers = (await listCustomers(db, keys.slice(0, pageSize))).map(presentCustomer)
  return { customers, next: keys.length > pageSize ? (customers.at(-1)?.id ?? null) : null }
}

const ordersWith = async (db: Db, words: SearchWords): Promise<number[]> => {
  const { ids, isAll } = await searchNewest(db, {}, words, {
    before: undefined,
    window: newestSearched,
    cap: ordersSearched,
  })
  return isAll || ids.length === ordersSearched
    ? ids
    : (await searchAll(db, {}, words, { offset: 0, limit: ordersSearched })).ids
}

const presentCustomer = <Row extends CustomerRow>(row: Row) => ({
  ...row,
  isBlocked: row.blockReason !== null,
})
