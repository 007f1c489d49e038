import type { RevenueTotal } from '@dimsum/contract/revenue'
import { formatRupiah } from '@dimsum/domain/money'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { FigureTile } from './figure-tile.tsx'
import { monthChange } from './month-change.ts'

const arrows = { up: ArrowUp, down: ArrowDown, same: null, none: null }

/** Total revenue, this month compared with the last, and unpaid amounts. */
export function MoneyFigures({ total }: { total: RevenueTotal }) {
  const { direction, text } = monthChange(total.thisMonth, total.lastMonth)
  const Arrow = arrows[direction]
  return (
    <dl className="grid gap-3 min-[25rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
      <FigureTile
        name={analytics.totalRevenue}
        value={<Price amount={total.total} />}
        {...(total.givenBack > 0 && {
          note: analytics.receivedAndGiven(formatRupiah(total.received), formatRupiah(total.givenBack)),
        })}
      />
      <FigureTile
        name={analytics.thisMonth}
        value={<Price amount={total.thisMonth} />}
        note={
          <span className="inline-flex items-center gap-1">
            {Arrow && <Arrow aria-hidden="true" className="size-4" />}
            <Say>{text}</Say>
          </span>
        }
      />
      <FigureTile name={analytics.lastMonth} value={<Price amount={total.lastMonth} />} />
      <FigureTile
        name={analytics.owed}
        value={<Price amount={total.owed} />}
        note={analytics.owedOrders(total.owedOrders)}
      />
    </dl>
  )
}
