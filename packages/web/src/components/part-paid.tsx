import type { Order } from '@dimsum/contract/orders'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { Say } from '@dimsum/ui/say.tsx'
import { dates } from '@dimsum/words/dates'
import { partPayment } from '@dimsum/words/part-payments'
import { Price } from './price.tsx'

const row = 'flex flex-wrap gap-x-6'

/** Below the total of an order that is paid in part: what came, and what is due unless it is cancelled. */
export function PartPaid({
  order,
}: {
  order: Pick<Order, 'totalPrice' | 'isPaid' | 'status' | 'amountPaid' | 'deposit'>
}) {
  if (!order.amountPaid) return null
  return (
    <dl className="mt-2 grid grid-cols-1 gap-1">
      <div className={row}>
        <Say.dt>{partPayment.paid}</Say.dt>
        <dd className="ml-auto">
          <Price amount={order.amountPaid} />
        </dd>
      </div>
      {!isCancelled(order.status) && (
        <div className={row}>
          <Say.dt className="font-bold">{partPayment.due}</Say.dt>
          <dd className="ml-auto font-bold">
            <Price amount={amountDue(order)} />
          </dd>
          {order.deposit?.restDue && (
            <Say.dd className="w-full text-small font-medium">
              {partPayment.dueBy(dates.day(order.deposit.restDue))}
            </Say.dd>
          )}
        </div>
      )}
    </dl>
  )
}
