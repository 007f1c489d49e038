import { isFree } from '@dimsum/domain/awaited-payment'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatTime, wibDay } from '@dimsum/domain/wib-date'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { dates } from '@dimsum/words/dates'
import { handOverShort } from '@dimsum/words/desk/hand-over'
import { orderCard } from '@dimsum/words/desk/order-card'
import { orderTable } from '@dimsum/words/desk/order-table'
import { wordsOf } from '@dimsum/words/order-words'
import { orderedPackages } from '@dimsum/words/packages'
import { ownText, type Sentence } from '@dimsum/words/sentence'
import { StickyNote, Store, TriangleAlert } from 'lucide-react'
import type { ComponentType } from 'react'
import { NextStep, type RowState, StatusWord } from './order-steps.tsx'

type Column = {
  heading: Sentence
  /** Right-aligned. */
  isNumber?: true
  /** Of free length: cut where there is no room. */
  isCut?: true
  /** Hidden on a small laptop. */
  isSpare?: true
  cell: ComponentType<RowState>
}

/**
 * Of heading and cells. The last column, the next step, stays in view when the table scrolls sideways; it covers the
 * row's focus ring and therefore has its own.
 */
export const columnStyle = ({ isNumber, isCut, isSpare }: Column) =>
  `px-1 last:sticky last:right-0 last:bg-inherit last:[outline:inherit] last:[outline-offset:inherit] ${isNumber ? 'text-right' : ''} ${isCut ? 'max-w-20 xl:max-w-24' : ''} ${isSpare ? 'max-xl:hidden' : ''}`

/** Columns after the order number. A new column needs an entry here. */
export const orderColumns: readonly Column[] = [
  { heading: orderTable.when, isSpare: true, cell: Placed },
  { heading: orderTable.customer, isCut: true, cell: Customer },
  { heading: orderTable.packages, isCut: true, cell: Packages },
  { heading: orderTable.total, isNumber: true, cell: ({ order }) => <Price amount={order.totalPrice} /> },
  {
    heading: orderTable.payment,
    cell: ({ order }) =>
      order.isPaid || isFree(order) ? (
        <Say>{order.isPaid ? orderTable.paid : orderTable.free}</Say>
      ) : (
        <Say.span className="font-bold text-kunyit-800">
          {order.amountPaid ? orderTable.partlyPaid : orderTable.unpaid}
        </Say.span>
      ),
  },
  { heading: orderTable.status, cell: ({ moving }) => <StatusWord status={moving.status} /> },
  { heading: orderTable.delivery, cell: DeliveryDay },
  { heading: orderTable.nextStep, cell: NextStep },
]

/** `2 × 20 [Isi: ayam], 1 × 100` as far as there is room; the tooltip has the names of the packages. */
function Packages({ order }: Pick<RowState, 'order'>) {
  const text = useText()
  const lines = orderLines(order)
  const words = lines
    .map(({ pieces, quantity, choices }) => {
      const count = `${quantity} × ${pieces}`
      return choices ? `${count} [${text(ownText(choices))}]` : count
    })
    .join(', ')
  return (
    <span title={text(orderedPackages(lines))} className="block truncate">
      {words}
    </span>
  )
}

/** Time of day for today's orders, the date for others. */
function Placed({ order: { orderDate }, now }: Pick<RowState, 'order' | 'now'>) {
  const day = wibDay(orderDate)
  const text = useText()
  return (
    <time dateTime={orderDate} title={text(dates.moment(orderDate))}>
      {day === wibDay(now) ? formatTime(orderDate) : <Say>{dates.dayShort(day)}</Say>}
    </time>
  )
}

function Customer({ order }: Pick<RowState, 'order'>) {
  return (
    <span className="flex items-center gap-1">
      <bdi className="truncate">{order.customerName}</bdi>
      {order.suspicion && (
        <Mark icon={TriangleAlert} words={orderTable.checkFirst} className="text-kunyit-800" />
      )}
      {wordsOf(order).length > 0 && (
        <Mark icon={StickyNote} words={orderTable.hasNote} className="text-kecap-700" />
      )}
    </span>
  )
}

function Mark({
  icon: Icon,
  words,
  className,
}: {
  icon: typeof StickyNote
  words: Sentence
  className: string
}) {
  const text = useText()
  return (
    <span title={text(words)} className={`shrink-0 ${className}`}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <Say.span className="sr-only">{words}</Say.span>
    </span>
  )
}

function DeliveryDay({ order: { deliveryDate, timeWindow, isDelivery } }: Pick<RowState, 'order'>) {
  const way = <Say>{isDelivery ? orderCard.delivery : orderCard.pickup}</Say>
  if (!deliveryDate) return way
  const day = <Say>{handOverShort(deliveryDate, timeWindow)}</Say>
  if (isDelivery) return day
  // With a time of day there is no room for the label.
  return timeWindow ? (
    <span className="flex items-center gap-1">
      {day}
      <Mark icon={Store} words={orderCard.pickup} className="text-kecap-700" />
    </span>
  ) : (
    <>
      {day} · {way}
    </>
  )
}
