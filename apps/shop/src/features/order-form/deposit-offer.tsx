import { depositFor } from '@dimsum/domain/deposit'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { wibDay } from '@dimsum/domain/wib-date'
import { Say } from '@dimsum/ui/say.tsx'
import { usePaymentConfig } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { depositOffer } from '@dimsum/words/part-payments'

/** The deposit that this order may begin with, and what becomes of it; nothing while the shop offers none. */
export function DepositOffer({ total, day }: { total: Rupiah; day: string | null }) {
  const rule = usePaymentConfig()?.deposit
  const today = wibDay(useNow())
  const deposit = rule ? depositFor(rule, { total, day, today }) : null
  if (deposit === null) return null
  const amount = rupiahFromWire(deposit.amount)
  return (
    <p className="text-small text-kecap-700">
      <Say>{depositOffer.atOrdering(amount, rupiah(total - amount), deposit.restDue)}</Say>
      {deposit.terms && <span className="mt-1 block whitespace-pre-line">{deposit.terms}</span>}
    </p>
  )
}
