import type { RevenueDay } from '@dimsum/contract/revenue'
import { formatPercentChange, formatRupiah } from '@dimsum/domain/money'
import { Say } from '@dimsum/ui/say.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { analytics } from '@dimsum/words/desk/analytics'
import { percentChange } from './month-change.ts'
import { type PeriodBefore, revenueOf } from './period-before.ts'

type ComparisonProps = { days: readonly RevenueDay[]; before: PeriodBefore }

/** Compares the period with the one before, and explains the lines in the chart. */
export function Comparison({ days, before }: ComparisonProps) {
  if (before.error)
    return (
      <Say.p role="alert" className="text-cabai-700">
        {errorMessage(before.error)}
      </Say.p>
    )
  return (
    <div aria-live="polite" className="text-kecap-700">
      {before.days && (
        <>
          <Say.p>{sentenceOf(revenueOf(days), revenueOf(before.days), days.length)}</Say.p>
          <p className="flex items-center gap-2 text-small">
            <svg aria-hidden="true" className="h-1 w-5 shrink-0">
              <rect width="100%" height="100%" className="fill-kecap-900" />
            </svg>
            <Say>{analytics.lineIs(days.length)}</Say>
          </p>
        </>
      )}
    </div>
  )
}

function sentenceOf(revenue: number, before: number, days: number) {
  const change = percentChange(revenue, before)
  return change === null
    ? analytics.nothingBefore(formatRupiah(revenue), days)
    : analytics.comparedWithBefore(
        formatRupiah(revenue),
        days,
        formatRupiah(before),
        formatPercentChange(change),
      )
}
