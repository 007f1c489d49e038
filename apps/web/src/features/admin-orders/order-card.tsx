import type { AdminOrder } from '@dimsum/contract/orders'
import { catalogue } from '@dimsum/domain/catalogue'
import {
  nextStatus,
  nextStepLabel,
  type OrderStatus,
  orderStatuses,
  statusBadge,
} from '@dimsum/domain/order-status'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { CalendarDays, MapPin, Phone, Printer, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useNow } from '../../components/now.tsx'
import { orderLines } from '../../components/order-lines.ts'
import { OrderNumber } from '../../components/order-number.tsx'
import { PaymentBadge } from '../../components/payment-badge.tsx'
import { Price } from '../../components/price.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CancelOrderDialog } from './cancel-order-dialog.tsx'
import { orderAge } from './order-age.ts'
import { OrderMore } from './order-more.tsx'
import { useChangeStatus } from './use-change-status.ts'

const edges: Record<OrderStatus, string> = {
  pending: 'border-l-pending-solid',
  confirmed: 'border-l-confirmed-solid',
  preparing: 'border-l-preparing-solid',
  ready: 'border-l-ready-solid',
  delivered: 'border-l-delivered-solid',
  cancelled: 'border-l-cancelled-solid',
}

/** One order as the kitchen needs it: what to make first, then for whom, then the next step as one big button. */
export function OrderCard({ order }: { order: AdminOrder }) {
  const change = useChangeStatus(order)
  const [cancelling, setCancelling] = useState(false)
  const next = nextStatus(order.status)

  const choose = (status: OrderStatus) => {
    if (status === 'cancelled') setCancelling(true)
    else change.mutate({ status })
  }

  return (
    <Card
      role="article"
      aria-label={`Order ${order.id}`}
      data-order={order.id}
      tabIndex={-1}
      className={`grid content-start gap-3 border-l-4 p-4 ${edges[order.status]}`}
    >
      <CardHead order={order} />
      <WhatToMake order={order} />
      <ForWhom order={order} />
      {change.isError && (
        <p role="alert" className="text-small font-bold text-cabai-700">
          {change.error.message}
        </p>
      )}
      {next && (
        <Button
          size="xl"
          wide
          busy={change.isPending}
          data-shortcut="next"
          onClick={() => change.mutate({ status: next })}
        >
          <span lang="id">{nextStepLabel[order.status]}</span>
        </Button>
      )}
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
        <SelectField
          name={`status-${order.id}`}
          label="Status"
          value={order.status}
          onChange={({ target }) => choose(target.value as OrderStatus)}
        >
          {orderStatuses.map((status) => (
            <option key={status} value={status} lang="id">
              {statusBadge[status]}
            </option>
          ))}
        </SelectField>
        <a
          href={`/order-label/${order.id}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'outline' })}
        >
          <Printer aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Print Label
          <VisuallyHidden> (new tab)</VisuallyHidden>
        </a>
      </div>
      <OrderMore order={order} />
      <CancelOrderDialog
        order={order}
        open={cancelling}
        onClose={() => setCancelling(false)}
        onCancelOrder={(reason) => change.mutate({ status: 'cancelled', ...(reason && { reason }) })}
      />
    </Card>
  )
}

function CardHead({ order }: { order: AdminOrder }) {
  const now = useNow()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <h3 className="text-[1.1875rem] font-extrabold">
        <OrderNumber id={order.id} />
      </h3>
      <StatusBadge status={order.status} />
      <PaymentBadge isPaid={order.isPaid} lang="en" />
      <time dateTime={order.orderDate} lang="id" className="ml-auto text-small text-kecap-600">
        {orderAge(order.orderDate, now)}
      </time>
    </div>
  )
}

function WhatToMake({ order }: { order: AdminOrder }) {
  return (
    <div className="grid gap-1">
      {orderLines(order).map(({ packageType, quantity }) => {
        const { pieces } = catalogue[packageType]
        return (
          <p key={packageType} className="text-[1.25rem] font-extrabold">
            {quantity} × {pieces} pcs = {quantity * pieces} pcs
          </p>
        )
      })}
      <p className="flex flex-wrap gap-x-3 font-bold">
        <Price amount={order.totalPrice} />
        <span>{order.isDelivery ? <span lang="id">Diantar</span> : 'Pickup'}</span>
      </p>
      {order.deliveryDate && (
        <p lang="id" className="flex items-center gap-2 font-bold">
          <CalendarDays aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {formatWibDay(order.deliveryDate)}
        </p>
      )}
      {order.suspicion && (
        <p
          lang="id"
          className="flex items-center gap-2 rounded-input bg-kunyit-100 p-3 font-bold text-kunyit-800"
        >
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          Banyak pesanan belum dikonfirmasi dari nomor ini. Telepon dulu sebelum memasak.
        </p>
      )}
    </div>
  )
}

function ForWhom({ order }: { order: AdminOrder }) {
  return (
    <div className="grid gap-1">
      <p className="font-bold wrap-anywhere">
        <bdi>{order.customerName}</bdi>
      </p>
      <p>
        <a href={telHref(order.customerPhone)} className="inline-flex min-h-12 items-center gap-2 underline">
          <Phone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          {formatPhone(order.customerPhone)}
        </a>
      </p>
      <p>
        <a
          href={`https://maps.google.com/?q=${encodeURIComponent(order.customerAddress)}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center gap-2 underline"
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <span className="whitespace-pre-line wrap-anywhere">{order.customerAddress}</span>
          <VisuallyHidden> (map, new tab)</VisuallyHidden>
        </a>
      </p>
      {order.notes && (
        <p className="rounded-input bg-kunyit-100 p-3 font-medium whitespace-pre-line text-kunyit-800 wrap-anywhere">
          {order.notes}
        </p>
      )}
      {order.cancelReason && (
        <p lang="id" className="text-small text-cabai-700">
          Dibatalkan karena {order.cancelReason}
        </p>
      )}
    </div>
  )
}
