import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { LoadingRegion } from '@dimsum/ui/skeleton.tsx'
import { isMissing } from '@dimsum/web/api/api-error.ts'
import { orderQuery } from '@dimsum/web/api/orders.ts'
import { orderLabel } from '@dimsum/words/desk/order-label'
import { deskScreens } from '@dimsum/words/desk/screens'
import { useQueries } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { OwnerHeader } from '../components/owner-header.tsx'
import { NotLoaded } from '../components/query-state.tsx'
import { useMarkPrinted } from '../components/use-mark-printed.ts'
import { LabelBatch } from '../features/order-label/label-batch.tsx'

/** Max labels at once. A page of the order list has fewer orders. */
const maxLabels = 100

/** /admin/label?orders=12,13: labels of the selected orders, in the list's order. */
export default function OrderLabelsPage() {
  const [address] = useSearchParams()
  const ids = (address.get('orders') ?? '').split(',').flatMap((part) => parseOrderIdInput(part) ?? [])
  const answers = useQueries({ queries: [...new Set(ids)].slice(0, maxLabels).map((id) => orderQuery(id)) })
  const orders = answers.flatMap(({ data }) => data ?? [])
  const mark = useMarkPrinted()
  const isLoading = answers.some(({ isPending }) => isPending)
  const failed = answers.filter(({ error }) => error !== null && !isMissing(error))
  const missing = answers.length - orders.length - failed.length
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8 print:max-w-none print:p-0">
      <OwnerHeader title={deskScreens.labels} />
      {!isLoading && failed.length > 0 && (
        <div className="mb-4 print:hidden">
          <NotLoaded
            title={orderLabel.batchNotLoaded}
            query={{
              error: failed[0]?.error,
              refetch: () => failed.forEach(({ refetch }) => void refetch()),
            }}
          />
        </div>
      )}
      {!isLoading && (missing > 0 || answers.length === 0) && (
        <div className="mb-4 print:hidden">
          <InlineAlert
            title={missing === answers.length ? orderLabel.noLabels : orderLabel.missing(missing)}
            detail={orderLabel.chooseAgain}
          />
        </div>
      )}
      {isLoading ? (
        <LoadingRegion className="grid justify-items-center" bars={['h-140 w-95 max-w-full']} />
      ) : (
        orders.length > 0 && <LabelBatch orders={orders} onPrinted={mark} />
      )}
    </div>
  )
}
