import { useState } from 'react'
import { everyOrder, type OrderFilters } from '../../api/admin-orders.ts'

/** The owner's filters; whatever is narrowed starts again on the first page. */
export function useOrderFilters() {
  const [filters, setFilters] = useState(everyOrder)
  return {
    filters,
    narrow: (part: Partial<Omit<OrderFilters, 'page'>>) =>
      setFilters((all) => ({ ...all, ...part, page: 1 })),
    goTo: (page: number) => setFilters((all) => ({ ...all, page })),
    clear: () => setFilters(everyOrder),
  }
}
