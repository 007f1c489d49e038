import { formatOrderId, parseOrderIdInput } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerRing } from '@dimsum/ui/steamer-ring.tsx'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { OrderNotFound } from '@dimsum/web/components/order-not-found.tsx'
import { usePageTitle } from '@dimsum/web/components/page-title.ts'
import { PhoneProof } from '@dimsum/web/components/phone-proof.tsx'
import { orderLabel } from '@dimsum/words/desk/order-label'
import { widgets } from '@dimsum/words/widgets'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useMarkPrinted } from '../components/use-mark-printed.ts'
import { OrderLabel } from '../features/order-label/order-label.tsx'
import { localSession } from '../features/session/local-session.ts'

/** `/order-label/12`: public; a stranger sees the masked order. */
export default function OrderLabelPage() {
  const { id = '' } = useParams()
  const orderId = parseOrderIdInput(id)
  return orderId === null ? <LabelMissing /> : <Label orderId={orderId} />
}

function Label({ orderId }: { orderId: number }) {
  usePageTitle(orderLabel.title(formatOrderId(orderId)))
  const { data: order, isPending, isFetching, error, refetch } = useQuery(orderQuery(orderId))
  const mark = useMarkPrinted()
  if (isPending) {
    return (
      <p role="status" className="flex min-h-dvh items-center justify-center gap-3 text-kecap-700">
        <SteamerRing className="size-8" />
        <Say>{orderLabel.loading}</Say>
      </p>
    )
  }
  if (!order) {
    const isWorthRetrying = error instanceof ApiError && error.status !== 404
    return (
      <LabelMissing>
        {isWorthRetrying && (
          <Button variant="outline" busy={isFetching} onClick={() => refetch()}>
            {{ ...widgets.tryAgain, byDefault: orderLabel.notFound.byDefault }}
          </Button>
        )}
      </LabelMissing>
    )
  }
  return (
    <OrderLabel
      order={order}
      onPrinted={localSession() === 'valid' ? (printed) => mark([printed]) : undefined}
      proof={<PhoneProof orderId={orderId} reason={orderLabel.ownersOnly} />}
    />
  )
}

function LabelMissing({ children }: { children?: ReactNode }) {
  return (
    <OrderNotFound text={orderLabel.notFound}>
      <Button onClick={() => (history.length > 1 ? history.back() : location.assign('/'))}>
        {orderLabel.back}
      </Button>
      {children}
    </OrderNotFound>
  )
}
