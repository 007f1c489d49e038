import { isFree } from '@dimsum/domain/awaited-payment'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { paymentState } from '@dimsum/words/payment-method'
import type { Language } from '@dimsum/words/sentence'
import { CircleCheck, Clock } from 'lucide-react'

type PaymentBadgeProps = {
  order: Parameters<typeof paymentState>[0]
  /** `en` on screens whose default language is English. */
  byDefault?: Language
}

/** Payment state: «Lunas / Belum Bayar», 'Paid / Pending Payment'; «Gratis» when the total is zero. */
export function PaymentBadge({ order, byDefault }: PaymentBadgeProps) {
  const isSettled = order.isPaid || isFree(order)
  const Icon = isSettled ? CircleCheck : Clock
  return (
    <Badge tone={isSettled ? 'positive' : 'warning'}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={2} />
      <Say>{paymentState(order, byDefault)}</Say>
    </Badge>
  )
}
