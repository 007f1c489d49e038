import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { PartPaid } from '@dimsum/web/components/part-paid.tsx'
import { attention } from '@dimsum/words/desk/attention'
import { refusals } from '@dimsum/words/refusals'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../api/orders.ts'
import { SendReminder } from '../../components/send-whatsapp.tsx'

/** What came of an order and what is due, and a draft to its customer that asks for the rest. */
export function RestDue({ orderId }: { orderId: number }) {
  const order = useQuery(orderQuery(orderId))
  if (order.isPending) {
    return (
      <LoadingRegion className="h-28 max-w-80">
        <Skeleton className="h-full w-full rounded-card" />
      </LoadingRegion>
    )
  }
  if (order.isError) {
    return (
      <div className="grid justify-items-start gap-2">
        <InlineAlert title={attention.orderNotLoaded}>
          <p>
            <Say>{errorMessage(order.error, refusals.internal)}</Say>
          </p>
        </InlineAlert>
        <Button variant="outline" onClick={() => void order.refetch()}>
          <Say>{attention.tryAgain}</Say>
        </Button>
      </div>
    )
  }
  return (
    order.data && (
      <div className="grid max-w-80 justify-items-start gap-3">
        <div className="w-full">
          <PartPaid order={order.data} />
        </div>
        <SendReminder order={order.data} />
      </div>
    )
  )
}
