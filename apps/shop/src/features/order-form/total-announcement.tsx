import { formatRupiah, type Rupiah } from '@dimsum/domain/money'
import { Say } from '@dimsum/ui/say.tsx'
import { orderSummary } from '@dimsum/words/shop/order-summary'
import { useEffect, useState } from 'react'

/** Announces the new total once it stops changing; a held button would announce every step. */
export function TotalAnnouncement({ total }: { total: Rupiah | undefined }) {
  const [announced, setAnnounced] = useState<Rupiah>()
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(total), 600)
    return () => clearTimeout(timer)
  }, [total])
  return (
    <p role="status" className="sr-only">
      {announced !== undefined && <Say>{orderSummary.totalNow(formatRupiah(announced))}</Say>}
    </p>
  )
}
