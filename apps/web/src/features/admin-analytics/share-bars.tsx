import { formatRupiah } from '@dimsum/domain/money'
import { useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { FigureTable } from './figure-table.tsx'

export type Share = { key: string; name: string; lang?: string; orders: number; revenue: number }

const percentOf = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 0 })

/** Horizontal bars, largest first, each labelled in place with its amount, orders and share. */
export function ShareBars({ title, shares }: { title: string; shares: readonly Share[] }) {
  const captionId = useId()
  const total = shares.reduce((sum, { revenue }) => sum + revenue, 0)
  const most = Math.max(1, ...shares.map(({ revenue }) => revenue))
  const [first] = shares
  const finding =
    first && total > 0
      ? `Terbanyak: ${first.name}, ${percentOf.format(first.revenue / total)}`
      : 'Belum ada penjualan.'
  return (
    <Card className="p-5">
      <figure aria-labelledby={captionId}>
        <h3 className="text-title font-bold">{title}</h3>
        <figcaption id={captionId} lang="id" className="mt-1 text-kecap-700">
          {finding}
        </figcaption>
        <ul className="mt-4 grid gap-4">
          {shares.map(({ key, name, lang, orders, revenue }) => (
            <li key={key}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span lang={lang} className="font-bold">
                  {name}
                </span>
                <span className="text-small">
                  {formatRupiah(revenue)} · {orders} orders ·{' '}
                  {percentOf.format(total === 0 ? 0 : revenue / total)}
                </span>
              </p>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 4"
                preserveAspectRatio="none"
                className="mt-1 h-3 w-full"
              >
                <rect width="100" height="4" className="fill-santan-200" />
                <rect width={(revenue / most) * 100} height="4" className="fill-pandan-700" />
              </svg>
            </li>
          ))}
        </ul>
      </figure>
      <FigureTable
        caption={title}
        columns={['Name', 'Orders', 'Revenue']}
        rows={shares.map(({ key, name, orders, revenue }) => ({
          key,
          cells: [name, orders, formatRupiah(revenue)],
        }))}
      />
    </Card>
  )
}
