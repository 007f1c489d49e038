import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { everyOrder, type OrderFilters } from '../../api/orders.ts'
import { addressWith, filtersOf } from './filter-address.ts'

/**
 * The list's filters. They are in the URL, so that a reload or a new sign-in restores them. Changing a filter goes to
 * the first page. A link with `order=123` searches for that order.
 */
export function useOrderFilters() {
  const [address, setAddress] = useSearchParams()
  const linked = address.get('order')
  const [words, setWords] = useState(linked ?? '')
  const filters: OrderFilters = { ...filtersOf(address), search: words }

  useEffect(() => {
    if (linked === null) return
    setWords(linked)
    setAddress(
      (before) => {
        const { search: _, ...every } = everyOrder
        const next = addressWith(before, every)
        next.delete('order')
        return next
      },
      { replace: true },
    )
  }, [linked, setAddress])

  /** Steps create a history entry for Back; typed letters and dates do not. */
  const show = ({ search, ...rest }: OrderFilters, isStep = false) => {
    setWords(search)
    setAddress((before) => addressWith(before, rest), { replace: !isStep })
  }
  return {
    filters,
    narrow: (part: Partial<Omit<OrderFilters, 'page'>>) =>
      show({ ...filters, ...part, page: 1 }, part.status !== undefined),
    goTo: (page: number) => show({ ...filters, page }, true),
    clear: () => show(everyOrder),
  }
}
