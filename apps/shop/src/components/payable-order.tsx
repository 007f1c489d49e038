import type { Order } from '@dimsum/contract/orders'
import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { OrderNotFound } from '@dimsum/web/components/order-not-found.tsx'
import { orderNotFound } from '@dimsum/words/order-not-found'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'

type PayableOrderProps = {
  /** From the URL; `null` when missing. */
  orderId: string | null
  /** Skeleton while the order loads. */
  loading: ReactNode
  children: (order: Order) => ReactNode
}

/**
 * Loads the order for both payment pages. Without an id it redirects home. An unknown order renders 'Order Not Found'.
 * An order that cannot be fetched redirects home with a toast (product.md sections 2 and 8).
 */
export function PayableOrder({ orderId, loading, children }: PayableOrderProps) {
  const id = orderId === null ? null : parseOrderIdInput(orderId)
  const { data: order, error } = useQuery({ ...orderQuery(id ?? 0), enabled: id !== null })
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 401)
  const cannotBeFetched = error !== null && !isMissing && order === undefined
  const [, navigate] = useLocation()

  useEffect(() => {
    if (cannotBeFetched) {
      toast({ title: orderNotFound.notReadTitle, description: orderNotFound.notRead, tone: 'danger' })
    }
    if (cannotBeFetched || orderId === null || orderId === '') navigate('/', { replace: true })
  }, [cannotBeFetched, orderId, navigate])

  if (order) return children(order)
  if (isMissing || order === null || (id === null && orderId)) {
    return (
      <OrderNotFound text={orderNotFound.lookUp}>
        <a href="/" className={buttonStyle()}>
          <Say>{orderNotFound.home}</Say>
        </a>
        <a href="/track-order" className={buttonStyle({ variant: 'outline' })}>
          <Say>{orderNotFound.track}</Say>
        </a>
      </OrderNotFound>
    )
  }
  return loading
}
