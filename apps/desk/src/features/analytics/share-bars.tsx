import { formatRupiah } from '@dimsum/domain/money'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { analytics } from '@dimsum/words/desk/analytics'
import { inIndonesian, type Message, type Sentence } from '@dimsum/words/sentence'
import { type ReactNode, useId } from 'react'
import { FigureTable } from './figure-table.tsx'

type Share = { key: string; name: Message; orders: number; revenue: number }

type ShareBarsProps = {
  title: Sentence
  /** Period of the figures. */
  scope: Sentence
  shares: readonly Share[]
  /** Reconciliation with other totals, below the bars. */
  sum?: ReactNode
  className?: string
}

/** Horizontal bars, largest first, each labelled with amount, orders and share. */
export function ShareBars({ title, scope, shares, sum, className }: ShareBarsProps) {
  const captionId = useId()
  const total = shares.reduce((sum, { revenue }) => sum + revenue, 0)
  const sorted = shares.toSorted((a, b) => b.revenue - a.revenue)
  const [first] = sorted
  const finding =
    first && total > 0 ? analytics.most(named(first.name), first.revenue / total) : analytics.noSales
  return (
    <Card className={`flex flex-col p-5 ${className}`}>
      <figure aria-labelledby={captionId} className="grow">
        <figcaption>
          <Say.h2 className="text-title font-bold">{title}</Say.h2>
          <Say.p className="text-small text-kecap-600">{scope}</Say.p>
          <Say.p id={captionId} className="mt-1 text-kecap-700">
            {finding}
          </Say.p>
        </figcaption>
        <ul className="mt-4 grid gap-4">
          {sorted.map((share) => (
            <li key={share.key}>
              <ShareBar share={share} total={total} max={Math.max(1, first?.revenue ?? 1)} />
            </li>
          ))}
        </ul>
        {sum}
      </figure>
      <FigureTable
        caption={title}
        columns={[analytics.name, analytics.orders, analytics.revenue]}
        rows={sorted.map(({ key, name, orders, revenue }) => ({
          key,
          cells: [<Say key="name">{name}</Say>, orders, formatRupiah(revenue)],
        }))}
      />
    </Card>
  )
}

function ShareBar({ share, total, max }: { share: Share; total: number; max: number }) {
  const { name, orders, revenue } = share
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Say.span className="min-w-0 font-bold wrap-anywhere">{name}</Say.span>
        <span className="text-small">
          <span className="whitespace-nowrap">{formatRupiah(revenue)}</span> ·{' '}
          <Say>{analytics.ordersAndShare(orders, total === 0 ? 0 : revenue / total)}</Say>
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1 h-3 w-full">
        <rect width="100%" height="100%" rx="4" className="fill-santan-200" />
        <rect width={`${(revenue / max) * 100}%`} height="100%" rx="4" className="fill-pandan-700" />
      </svg>
    </>
  )
}

const named = (name: Message): Sentence => (typeof name === 'string' ? inIndonesian(name, name) : name)
