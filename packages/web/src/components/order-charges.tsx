import type { Charge } from '@dimsum/domain/order-total'
import { WhenFetched } from '@dimsum/ui/when-fetched.tsx'

const fetchLines = () => import('./charge-lines.tsx')

/** Delivery and promotions above a total; nothing for an order of packages alone, as every order of most shops is. */
export function OrderCharges({ charges }: { charges: readonly Charge[] | undefined }) {
  return <WhenFetched fetch={fetchLines} show={charges && { charges }} />
}
