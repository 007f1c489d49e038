import { Badge } from '@dimsum/ui/badge.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { paidOrNot } from '@dimsum/words/payment-method'
import type { Language } from '@dimsum/words/sentence'
import { CircleCheck, Clock } from 'lucide-react'

type PaymentBadgeProps = {
  isPaid: boolean
  /** `en` on the screens that are English while no language is chosen. */
  byDefault?: Language
}

/** Paid or not: «Lunas / Belum Bayar», 'Paid / Pending Payment'. */
export function PaymentBadge({ isPaid, byDefault }: PaymentBadgeProps) {
  const Icon = isPaid ? CircleCheck : Clock
  return (
    <Badge tone={isPaid ? 'positive' : 'warning'}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={2} />
      <Say>{paidOrNot(isPaid, byDefault)}</Say>
    </Badge>
  )
}
