import { PartPaid } from '@dimsum/web/components/part-paid.tsx'
import { attention } from '@dimsum/words/desk/attention'
import { useQuery } from '@tanstack/react-query'
import { orderQuery } from '../../api/orders.ts'
import { QueryState } from '../../components/query-state.tsx'
import { SendReminder } from '../../components/send-whatsapp.tsx'

/** What came of an order and what is due, and a draft to its customer that asks for the rest. */
export function RestDue({ orderId }: { orderId: number }) {
  const order = useQuery(orderQuery(orderId))
  if (!order.isSuccess) {
    return (
      <QueryState
        query={order}
        notLoaded={attention.orderNotLoaded}
        className="h-28 max-w-80"
        bars={['h-full w-full rounded-card']}
      />
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
