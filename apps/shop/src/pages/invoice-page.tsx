import { isAmountHidden } from '@dimsum/domain/masking'
import { formatOrderId, parseOrderIdInput } from '@dimsum/domain/order-number'
import { RetryButton } from '@dimsum/ui/retry-button.tsx'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { usePageTitle } from '@dimsum/web/components/page-title.ts'
import { invoiceMissing, invoicePage } from '@dimsum/words/shop/invoice'
import { widgets } from '@dimsum/words/widgets'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { useLiveOrder } from '../api/live-order.ts'
import { isPaymentReturn, usePaymentReturn } from '../api/payment-return.ts'
import { Invoice } from '../features/invoice/invoice.tsx'
import { InvoiceLoading } from '../features/invoice/invoice-loading.tsx'
import { InvoiceMissing } from '../features/invoice/invoice-missing.tsx'

/** `/invoice/12` and `/invoice?orderId=12`. */
export default function InvoicePage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const asked = id || (search.get('orderId') ?? '')
  const orderId = parseOrderIdInput(asked)

  if (asked.trim() === '') {
    return <InvoiceMissing title={invoiceMissing.idRequiredTitle} text={invoiceMissing.idRequired} />
  }
  return orderId === null ? <NoSuchOrder asked={asked} /> : <OrderInvoice orderId={orderId} asked={asked} />
}

/** Refetched when the page is opened or visible again, while the sheet stays (product.md section 2). */
function OrderInvoice({ orderId, asked }: { orderId: number; asked: string }) {
  usePageTitle(invoicePage.title(formatOrderId(orderId)))
  const [search] = useSearchParams()
  usePaymentReturn(orderId, isPaymentReturn(search))
  const { data, error, isPending, refetch, isFetching } = useQuery({
    ...orderQuery(orderId),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  // TanStack Query refetches on `visibilitychange`, which does not fire when only another window was in front.
  useEffect(() => {
    const readAgain = () => void refetch({ cancelRefetch: false })
    addEventListener('focus', readAgain)
    return () => removeEventListener('focus', readAgain)
  }, [refetch])
  useLiveOrder(data)
  if (isPending) return <InvoiceLoading />
  if (!data) {
    const isWorthRetrying = error instanceof ApiError && error.status !== 404
    return (
      <NoSuchOrder asked={asked}>
        {isWorthRetrying && (
          <RetryButton busy={isFetching} busyText={widgets.loading} onClick={() => refetch()}>
            {widgets.tryAgain}
          </RetryButton>
        )}
      </NoSuchOrder>
    )
  }
  if (!data.masked && isAmountHidden(data))
    return <InvoiceMissing title={invoiceMissing.noAmountsTitle} text={invoiceMissing.noAmounts} />
  return <Invoice order={data} />
}

function NoSuchOrder({ asked, children }: { asked: string; children?: ReactNode }) {
  return (
    <InvoiceMissing title={invoiceMissing.notFoundTitle} text={invoiceMissing.notFound(asked.slice(0, 20))}>
      {children}
    </InvoiceMissing>
  )
}
