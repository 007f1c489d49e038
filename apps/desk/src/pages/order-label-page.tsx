import { formatOrderId, parseOrderIdInput } from '@dimsum/domain/order-number'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { RetryButton } from '@dimsum/ui/retry-button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { SteamerRing } from '@dimsum/ui/steamer-ring.tsx'
import { errorMessage, isMissing } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { OrderNotFound } from '@dimsum/web/components/order-not-found.tsx'
import { usePageTitle } from '@dimsum/web/components/page-title.ts'
import { PhoneProof } from '@dimsum/web/components/phone-proof.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { orderCard } from '@dimsum/words/desk/order-card'
import { orderLabel } from '@dimsum/words/desk/order-label'
import type { Message } from '@dimsum/words/sentence'
import { widgets } from '@dimsum/words/widgets'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useMarkPrinted } from '../components/use-mark-printed.ts'
import { LabelBatch } from '../features/order-label/label-batch.tsx'
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
    if (error === null || isMissing(error)) return <LabelMissing />
    return (
      <LabelMissing title={orderLabel.notLoaded} text={errorMessage(error)}>
        <RetryButton busy={isFetching} onClick={() => refetch()}>
          {{ ...widgets.tryAgain, byDefault: orderLabel.notLoaded.byDefault }}
        </RetryButton>
      </LabelMissing>
    )
  }
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-4 px-4 pt-6 pb-12 print:block print:max-w-none print:p-0">
      {order.masked && (
        <div className="print:hidden">
          <PhoneProof orderId={orderId} reason={orderLabel.ownersOnly} />
        </div>
      )}
      <LabelBatch
        orders={[order]}
        single={{
          back: (
            <RouteLink
              href="/admin?tab=orders"
              className={`${buttonStyle({ variant: 'outline', size: 'xl' })} px-3!`}
            >
              <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
              <Say>{orderLabel.backToAdmin}</Say>
            </RouteLink>
          ),
          print: orderCard.printLabel,
          paper: orderLabel.paper,
        }}
        onPrinted={localSession() === 'valid' ? mark : undefined}
      />
    </div>
  )
}

type LabelMissingProps = { title?: Message; text?: Message; children?: ReactNode }

function LabelMissing({ title, text = orderLabel.notFound, children }: LabelMissingProps) {
  return (
    <OrderNotFound title={title} text={text}>
      <Button onClick={() => (history.length > 1 ? history.back() : location.assign('/'))}>
        {orderLabel.back}
      </Button>
      {children}
    </OrderNotFound>
  )
}
