import type { Order } from '@dimsum/contract/orders'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import type { Sentence } from '@dimsum/words/sentence'
import { givenBack } from '@dimsum/words/shop/given-back'

type CancelledRefundProps = { order: Order; promise: Sentence; className?: string }

/** The money of a cancelled order that is not kept: what was refunded, else the promise to refund it. */
export function CancelledRefund({ order, promise, className }: CancelledRefundProps) {
  const { isPaid, amountPaid, refunded, kept } = order
  if (isPaid && refunded)
    return (
      <Say.p className={className} parts={{ amount: <Price amount={refunded} /> }}>
        {givenBack.ofCancelled}
      </Say.p>
    )
  return amountPaid || (isPaid && !kept) ? <Say.p className={className}>{promise}</Say.p> : null
}
