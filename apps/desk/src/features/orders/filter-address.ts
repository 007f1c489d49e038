import { isOrderStatus } from '@dimsum/domain/order-status'
import { isShopDay } from '@dimsum/domain/wib-date'
import { everyOrder, type OrderFilters } from '../../api/orders.ts'

/** Filters in the URL. The search text is not one: it may be a customer's name or phone. */
export type AddressedFilters = Omit<OrderFilters, 'search'>

/** Parses the filters from the page's URL; invalid values are ignored. */
export function filtersOf(address: URLSearchParams): AddressedFilters {
  const read = (name: string) => address.get(name) ?? ''
  const page = Number(read('page'))
  const status = read('status')
  const day = read('day')
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
    status: isOrderStatus(status) ? status : 'all',
    payment: oneOf(['paid', 'unpaid', 'deposit'], read('payment')),
    delivery: oneOf(['delivery', 'pickup'], read('delivery')),
    deliveryDate: isShopDay(day) ? day : '',
    sort: read('sort') === 'oldest' ? 'oldest' : 'newest',
  }
}

/** The URL's query with these filters; default values are left out. */
export function addressWith(address: URLSearchParams, filters: AddressedFilters): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [filter, value] of Object.entries(filters)) {
    const name = filter === 'deliveryDate' ? 'day' : filter
    if (value === everyOrder[filter as keyof AddressedFilters]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

const oneOf = <Word extends string>(words: readonly Word[], given: string): Word | 'all' =>
  words.find((word) => word === given) ?? 'all'
