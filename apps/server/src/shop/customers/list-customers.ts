import type { CustomerList, CustomerListQuery } from '@dimsum/contract/customers'
import type { Db } from '../../platform/db/connection.ts'
import type { SearchWords } from '../orders/list/order-list.queries.ts'
import { searchAll, searchNewest } from '../orders/list/order-list.queries.ts'
import { readSearch } from '../orders/list/order-search.ts'
import { keysOfOrders, listCustomers, listLatestKeys } from './customers.queries.ts'
import { presentCustomer } from './present-customer.ts'

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
    : searchAll(db, {}, words, { offset: 0, limit: ordersSearched })
}
