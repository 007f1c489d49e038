import { isPaidEnglish, isPaidLabel } from '@dimsum/domain/payment-method'
import { Badge } from '@dimsum/ui/badge.tsx'
import { CircleCheck, Clock } from 'lucide-react'

/** Paid or not: «Lunas / Belum Bayar», or 'Paid / Pending Payment' on the English screens. */
export function PaymentBadge({ isPaid, lang = 'id' }: { isPaid: boolean; lang?: 'id' | 'en' }) {
  const Icon = isPaid ? CircleCheck : Clock
  return (
    <Badge tone={isPaid ? 'positive' : 'warning'} lang={lang}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={2} />
      {lang === 'en' ? isPaidEnglish(isPaid) : isPaidLabel(isPaid)}
    </Badge>
  )
}
