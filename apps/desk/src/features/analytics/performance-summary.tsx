import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import type { PerformanceFigures } from './performance.ts'

type PerformanceSummaryProps = { figures: PerformanceFigures; isOfDays: boolean; className?: string }

export function PerformanceSummary({ figures, isOfDays, className }: PerformanceSummaryProps) {
  return (
    <Card className={`p-5 ${className}`}>
      <Say.h2 className="text-title font-bold">{analytics.performance}</Say.h2>
      <dl className="mt-4 grid grid-pair gap-x-4 gap-y-5">
        <Figure
          name={analytics.paidOrders}
          value={figures.paidOrders}
          note={isOfDays ? analytics.inPeriod : analytics.ofAllTime}
        />
        <Figure
          name={analytics.averageOrder}
          value={<Price amount={figures.averageOrder} />}
          note={isOfDays ? analytics.inPeriod : analytics.ofAllTime}
        />
        <Figure
          name={analytics.popularOrders}
          value={figures.popularOrders}
          note={isOfDays ? analytics.popularInPeriod : analytics.popularAllTime}
        />
        <Figure
          name={analytics.activeDays}
          value={figures.activeDays}
          note={analytics.ofDays(figures.days)}
        />
      </dl>
    </Card>
  )
}

function Figure({ name, value, note }: { name: Sentence; value: ReactNode; note: Sentence }) {
  return (
    <div>
      <Say.dt className="text-small font-medium text-kecap-600">{name}</Say.dt>
      <dd className="mt-0.5 text-price font-extrabold">{value}</dd>
      <Say.dd className="text-small text-kecap-700">{note}</Say.dd>
    </div>
  )
}
