import type { Deposit } from '@dimsum/domain/deposit'
import { type Rupiah, rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { Say } from '@dimsum/ui/say.tsx'
import { depositOffer } from '@dimsum/words/part-payments'

/** The deposit that an order may begin with, and what becomes of it. */
export function DepositOffer({ total, deposit }: { total: Rupiah; deposit: Deposit }) {
  const amount = rupiahFromWire(deposit.amount)
  return (
    <p className="text-small text-kecap-700">
      <Say>{depositOffer.atOrdering(amount, rupiah(total - amount), deposit.restDue)}</Say>
      {deposit.terms && <span className="mt-1 block whitespace-pre-line">{deposit.terms}</span>}
    </p>
  )
}
