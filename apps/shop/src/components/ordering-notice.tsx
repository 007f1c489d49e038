import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useClosedUntil, useOrdering } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { dates } from '@dimsum/words/dates'
import { orderingNotice } from '@dimsum/words/shop/ordering-notice'

type OrderingNoticeProps = {
  /** Also show kitchen holidays. The order form shows them in its calendar instead. */
  withHoliday?: boolean
  className?: string
}

/** Shown wherever an order can be started while the owner accepts no orders. */
export function OrderingNotice({ withHoliday = false, className = '' }: OrderingNoticeProps) {
  const now = useNow()
  const { isOpen, until, nextDay } = useOrdering(now)
  const closedUntil = useClosedUntil(now)
  if (!isOpen) {
    return (
      <div className={`max-w-prose ${className}`}>
        <InlineAlert tone="note" title={orderingNotice.closed}>
          <Say.p>{until ? orderingNotice.opensAgain(dates.deadline(until)) : orderingNotice.askUs}</Say.p>
          {nextDay && <Say.p>{orderingNotice.earliestDay(dates.dayOfYear(nextDay))}</Say.p>}
        </InlineAlert>
      </div>
    )
  }
  if (!withHoliday || closedUntil === null) return null
  return (
    <div className={`max-w-prose ${className}`}>
      <InlineAlert
        tone="note"
        title={orderingNotice.holiday(dates.dayOfYear(closedUntil))}
        detail={orderingNotice.laterDaysWelcome}
      />
    </div>
  )
}
