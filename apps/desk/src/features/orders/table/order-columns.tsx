import type { AdminOrder } from '@dimsum/contract/orders'
import { catalogue } from '@dimsum/domain/catalogue'
import { orderLines } from '@dimsum/domain/order-lines'
import { wordsOf } from '@dimsum/domain/order-words'
import { formatDateTimeShort, formatDayShort, formatTime, wibDay } from '@dimsum/domain/wib-date'
import { Price } from '@dimsum/web/components/price.tsx'
import { StickyNote, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DeviceSwitch } from '../../../components/device-switch.ts'
import { NextStep, type RowState, StatusWord } from './order-steps.tsx'

type Column = {
  /** Whether this device shows it. */
  shown: DeviceSwitch
  heading: string
  /** Numbers stand at the right. */
  isNumber?: true
  cell: (row: RowState) => ReactNode
}

/** What a line of the list says after the order's number, which is never hidden. A new column is an entry here. */
export const orderColumns = [
  {
    shown: 'order-column-when',
    heading: 'When',
    cell: ({ order, now }) => <Placed order={order} now={now} />,
  },
  { shown: 'order-column-customer', heading: 'Customer', cell: ({ order }) => <Customer order={order} /> },
  { shown: 'order-column-packages', heading: 'Packages', cell: ({ order }) => packagesWords(order) },
  {
    shown: 'order-column-total',
    heading: 'Total',
    isNumber: true,
    cell: ({ order }) => <Price amount={order.totalPrice} />,
  },
  {
    shown: 'order-column-payment',
    heading: 'Payment',
    cell: ({ order }) => (order.isPaid ? 'Paid' : <span className="font-bold text-kunyit-800">Unpaid</span>),
  },
  {
    shown: 'order-column-status',
    heading: 'Status',
    cell: ({ moving }) => <StatusWord status={moving.status} />,
  },
  { shown: 'order-column-day', heading: 'Delivery', cell: ({ order }) => <DeliveryDay order={order} /> },
  {
    shown: 'order-column-next',
    heading: 'Next step',
    cell: ({ order, moving }) => <NextStep order={order} moving={moving} />,
  },
] as const satisfies readonly Column[]

export const columnSwitches = orderColumns.map(({ shown }) => shown)

/** `2 × 20, 1 × 100`: packages and the pieces in each. */
const packagesWords = (order: AdminOrder): string =>
  orderLines(order)
    .map(({ packageType, quantity }) => `${quantity} × ${catalogue[packageType].pieces}`)
    .join(', ')

/** The time of an order of today, the day of others. */
function Placed({ order: { orderDate }, now }: Pick<RowState, 'order' | 'now'>) {
  const day = wibDay(orderDate)
  return (
    <time dateTime={orderDate} title={formatDateTimeShort(orderDate)}>
      {day === wibDay(now) ? formatTime(orderDate) : formatDayShort(day)}
    </time>
  )
}

function Customer({ order }: Pick<RowState, 'order'>) {
  return (
    <span className="flex items-center gap-1">
      <bdi className="truncate">{order.customerName}</bdi>
      {order.suspicion && <Mark icon={TriangleAlert} words="Periksa dulu" className="text-kunyit-800" />}
      {wordsOf(order).length > 0 && <Mark icon={StickyNote} words="Ada catatan" className="text-kecap-700" />}
    </span>
  )
}

function Mark({
  icon: Icon,
  words,
  className,
}: {
  icon: typeof StickyNote
  words: string
  className: string
}) {
  return (
    <span lang="id" title={words} className={`shrink-0 ${className}`}>
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span className="sr-only">{words}</span>
    </span>
  )
}

function DeliveryDay({ order: { deliveryDate, isDelivery } }: Pick<RowState, 'order'>) {
  const way = isDelivery ? <span lang="id">Diantar</span> : 'Pickup'
  return deliveryDate ? (
    <>
      {formatDayShort(deliveryDate)}
      {!isDelivery && ' · Pickup'}
    </>
  ) : (
    way
  )
}
