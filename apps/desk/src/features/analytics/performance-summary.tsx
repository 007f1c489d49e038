import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import type { Sentence } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { performanceOf, type Sources } from './performance.ts'

export function PerformanceSummary({ className, ...sources }: Sources & { className?: string }) {
  const figures = performanceOf(sources)
  const period = sources.isOfDays ? analytics.inPeriod : analytics.ofAllTime
  return (
    <Card className={`p-5 ${className}`}>
      <Say.h2 className="text-title font-bold">{analytics.performance}</Say.h2>
      <dl className="mt-4 grid grid-pair gap-x-4 gap-y-5">
        <Figure name={analytics.paidOrders} value={figures.paidOrders} note={period} />
        <Figure name={analytics.averageOrder} value={<Price amount={figures.averageOrder} />} note={period} />
        <Figure
          name={analytics.popularOrders}
          value={figures.popularOrders}
          note={sources.isOfDays ? analytics.popularInPeriod : analytics.popularAllTime}
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
