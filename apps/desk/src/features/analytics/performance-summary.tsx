import { Card } from '@dimsum/ui/card.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import type { ReactNode } from 'react'
import type { PerformanceFigures } from './performance.ts'

type PerformanceSummaryProps = { figures: PerformanceFigures; isOfDays: boolean; className?: string }

/** Four figures that say how the shop does. */
export function PerformanceSummary({ figures, isOfDays, className }: PerformanceSummaryProps) {
  const scope = isOfDays ? 'in this period' : 'all time'
  return (
    <Card className={`p-5 ${className}`}>
      <h2 className="text-title font-bold">Performance Summary</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-5">
        <Figure name="Total Paid Orders" value={figures.paidOrders} note={scope} />
        <Figure name="Average Order Value" value={<Price amount={figures.averageOrder} />} note={scope} />
        <Figure name="20pcs Orders" value={figures.popularOrders} note={`Popular, ${scope}`} />
        <Figure name="Active Days" value={figures.activeDays} note={`of ${figures.days} days`} />
      </dl>
    </Card>
  )
}

function Figure({ name, value, note }: { name: string; value: ReactNode; note: string }) {
  return (
    <div>
      <dt className="text-small font-medium text-kecap-600">{name}</dt>
      <dd className="mt-0.5 text-price font-extrabold">{value}</dd>
      <dd className="text-small text-kecap-700">{note}</dd>
    </div>
  )
}
