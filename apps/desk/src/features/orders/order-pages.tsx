import { Button } from '@dimsum/ui/button.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { orderList } from '@dimsum/words/desk/order-list'
import { orderPageSize } from '../../api/orders.ts'

type OrderPagesProps = {
  page: number
  /** Number of matching orders. With search or filters it is counted up to a limit; beyond it `isExact` is false. */
  total: number
  isExact: boolean
  onPage: (page: number) => void
}

/** Links to newer and older pages; nothing for a single page. */
export function OrderPages({ page, total, isExact, onPage }: OrderPagesProps) {
  const text = useText()
  const pages = Math.max(1, Math.ceil(total / orderPageSize))
  if (isExact && pages === 1 && page === 1) return null
  const isLast = isExact && page >= pages
  return (
    <nav aria-label={text(orderList.pages)} className="flex flex-wrap items-center justify-between gap-3">
      <Button
        variant="outline"
        size="xl"
        aria-disabled={page <= 1 || undefined}
        className={endStyle}
        onClick={() => page > 1 && onPage(page - 1)}
      >
        {orderList.newer}
      </Button>
      <Say.p role="status" className="text-center text-small font-medium">
        {isExact ? orderList.pageOf(page, pages) : orderList.pageOfMany(page, total)}
      </Say.p>
      <Button
        variant="outline"
        size="xl"
        aria-disabled={isLast || undefined}
        className={endStyle}
        onClick={() => !isLast && onPage(page + 1)}
      >
        {orderList.older}
      </Button>
    </nav>
  )
}

const endStyle = 'aria-disabled:border-garis aria-disabled:bg-santan-100 aria-disabled:text-kecap-600'
