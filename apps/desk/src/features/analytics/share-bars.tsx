import { formatRupiah } from '@dimsum/domain/money'
import { Card } from '@dimsum/ui/card.tsx'
import { useId } from 'react'
import { FigureTable } from './figure-table.tsx'

type Share = { key: string; name: string; orders: number; revenue: number }

const percentOf = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 })

type ShareBarsProps = {
  title: string
  /** Which days the figures cover. */
  scope: string
  shares: readonly Share[]
  className?: string
}

/** Horizontal bars, largest first, each labelled in place with its amount, orders and share. */
export function ShareBars({ title, scope, shares, className }: ShareBarsProps) {
  const captionId = useId()
  const total = shares.reduce((sum, { revenue }) => sum + revenue, 0)
  const sorted = shares.toSorted((a, b) => b.revenue - a.revenue)
  const [first] = sorted
  const finding =
    first && total > 0
      ? `Terbanyak: ${first.name}, ${percentOf.format(first.revenue / total)}`
      : 'Belum ada penjualan.'
  return (
    <Card className={`flex flex-col p-5 ${className}`}>
      <figure aria-labelledby={captionId} className="grow">
        <figcaption>
          <h2 className="text-title font-bold">{title}</h2>
          <p lang="id" className="text-small text-kecap-600">
            {scope}
          </p>
          <p id={captionId} lang="id" className="mt-1 text-kecap-700">
            {finding}
          </p>
        </figcaption>
        <ul className="mt-4 grid gap-4">
          {sorted.map((share) => (
            <li key={share.key}>
              <ShareBar {...share} total={total} most={Math.max(1, first?.revenue ?? 1)} />
            </li>
          ))}
        </ul>
      </figure>
      <FigureTable
        caption={title}
        columns={['Name', 'Orders', 'Revenue']}
        rows={sorted.map(({ key, name, orders, revenue }) => ({
          key,
          cells: [name, orders, formatRupiah(revenue)],
        }))}
      />
    </Card>
  )
}

function ShareBar({ name, orders, revenue, total, most }: Share & { total: number; most: number }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span lang="id" className="font-bold">
          {name}
        </span>
        <span className="text-small">
          <span className="whitespace-nowrap">{formatRupiah(revenue)}</span> · {orders}{' '}
          {orders === 1 ? 'order' : 'orders'} · {percentOf.format(total === 0 ? 0 : revenue / total)}
        </span>
      </p>
      <svg aria-hidden="true" className="mt-1 h-3 w-full">
        <rect width="100%" height="100%" rx="4" className="fill-santan-200" />
        <rect width={`${(revenue / most) * 100}%`} height="100%" rx="4" className="fill-pandan-700" />
      </svg>
    </>
  )
}
