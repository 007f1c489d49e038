import type { Order } from '@dimsum/contract/orders'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { Say } from '@dimsum/ui/say.tsx'
import { partPayment } from '@dimsum/words/part-payments'
import { Price } from './price.tsx'

/** Below the total of an order that is paid in part: what came, and what is due unless it is cancelled. */
export function PartPaid({
  order,
}: {
  order: Pick<Order, 'totalPrice' | 'isPaid' | 'status' | 'amountPaid' | 'deposit'>
}) {
  if (!order.amountPaid) return null
  return (
    <dl className="mt-2 grid grid-cols-[auto_auto] justify-between gap-x-6 gap-y-1">
      <Say.dt>{partPayment.paid}</Say.dt>
      <dd className="text-right">
        <Price amount={order.amountPaid} />
      </dd>
      {!isCancelled(order.status) && (
        <>
          <dt className="font-bold">
            <Say>{partPayment.due}</Say>
            {order.deposit?.restDue && (
              <Say.span className="block text-small font-medium">
                {partPayment.dueBy(order.deposit.restDue)}
              </Say.span>
            )}
          </dt>
          <dd className="text-right">
            <Price amount={amountDue(order)} className="font-bold" />
          </dd>
        </>
      )}
    </dl>
  )
}
