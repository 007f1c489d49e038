import type { SheetOrder } from '@dimsum/contract/kitchen'
import { isFree } from '@dimsum/domain/awaited-payment'
import { waitsForConfirmation } from '@dimsum/domain/cook-sheet'
import { isAmountHidden } from '@dimsum/domain/masking'
import { isFinal, nextStatus } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { statusLook } from '@dimsum/web/components/status-look.ts'
import { kitchenMarks, kitchenOrder } from '@dimsum/words/desk/kitchen'
import { nextStep } from '@dimsum/words/order-status'
import { wordsOf } from '@dimsum/words/order-words'
import { ChevronDown, MapPin, Phone, Printer, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { isPhoneHidden } from '../../components/hidden-facts.ts'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { useHasRight } from '../../components/use-has-right.ts'
import { handOverText } from './kitchen-words.ts'
import { MoveDay } from './move-day.tsx'
import { SheetLine } from './sheet-line.tsx'
import { useMoveOrder } from './use-move-order.ts'

type SheetOrderCardProps = {
  order: SheetOrder
  today: string
  /** Ticks a line. Undefined for orders that are not cooked for this day. */
  onTick?: (id: number, isPrepared: boolean) => void
}

/** One order of the sheet: packages as checkboxes, full notes, the next step. */
export function SheetOrderCard({ order, today, onTick }: SheetOrderCardProps) {
  const text = useText()
  const move = useMoveOrder(order)
  const may = useHasRight()
  // Only users with the `orders` right confirm, because confirming means talking to the customer.
  const next = may('orders') || !waitsForConfirmation(order) ? nextStatus(order.status) : null
  const goOn = useFirstPress(() => next && move.mutate({ status: next }))
  return (
    <Card
      role="article"
      aria-label={text(kitchenOrder.name(order.id))}
      className={`grid content-start gap-3 border-l-4 p-4 ${statusLook[order.status].edge}`}
    >
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="text-[1.1875rem] font-extrabold">
            <OrderNumber id={order.id} />
          </span>
          <Say.span className="font-bold">{handOverText(order)}</Say.span>
        </p>
        <h3 className="text-title font-bold wrap-anywhere">
          <bdi>{order.customerName}</bdi>
        </h3>
        <p className="flex flex-wrap items-center gap-2">
          <StatusBadge status={order.status} />
          {order.isPaid || isFree(order) ? (
            <Badge tone="positive">{order.isPaid ? kitchenOrder.paid : kitchenOrder.free}</Badge>
          ) : (
            <Badge tone="warning">
              {isAmountHidden(order) ? (
                <Say>{kitchenOrder.unpaid}</Say>
              ) : (
                <Say.span parts={{ amount: <Price amount={amountDue(order)} /> }}>
                  {kitchenOrder.collect}
                </Say.span>
              )}
            </Badge>
          )}
        </p>
      </div>
      <div className="grid gap-2">
        {order.items.map((line) => (
          <SheetLine
            key={line.id}
            order={order}
            line={line}
            onTick={onTick && ((isPrepared) => onTick(line.id, isPrepared))}
          />
        ))}
      </div>
      {wordsOf(order).map(({ field, inOneLine }) => (
        <p
          key={field}
          className="rounded-input bg-kunyit-100 p-3 text-title font-bold whitespace-pre-line text-kunyit-800 wrap-anywhere"
        >
          {inOneLine}
        </p>
      ))}
      {order.marks.length > 0 && (
        <ul className="grid gap-1 rounded-input bg-cabai-100 p-3 font-bold text-cabai-700">
          {order.marks.map((mark) => (
            <li key={mark} className="flex items-start gap-2">
              <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" strokeWidth={2} />
              <Say>{kitchenMarks[mark]}</Say>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <Button size="xl" wide busy={move.isPending} onClick={goOn}>
          {nextStep[order.status]}
        </Button>
      )}
      <More order={order} today={today} />
    </Card>
  )
}

/** Customer, address, label and another day: rarely needed, so collapsed. */
function More({ order, today }: { order: SheetOrder; today: string }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const canMove = !isFinal(order.status)
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-2 font-bold text-pandan-700"
      >
        <span>
          <Say>{kitchenOrder.more}</Say>
          {order.labelPrintedAt && (
            <Say.span
              className="ml-2 text-small font-medium text-kecap-600"
              parts={{ time: <ShopDate at={order.labelPrintedAt} format="short-time" /> }}
            >
              {kitchenOrder.labelPrinted}
            </Say.span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className={`size-5 shrink-0 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div id={id} className="grid gap-3 border-t border-garis pt-3">
          {!isPhoneHidden(order) && (
            <a
              href={telHref(order.customerPhone)}
              className="inline-flex min-h-12 items-center gap-2 underline"
            >
              <Phone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
              {formatPhone(order.customerPhone)}
            </a>
          )}
          <a
            href={`https://maps.google.com/?q=${encodeURIComponent(order.customerAddress)}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-12 items-center gap-2 underline"
          >
            <MapPin aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            <span className="whitespace-pre-line wrap-anywhere">{order.customerAddress}</span>
            <VisuallyHidden>{kitchenOrder.map}</VisuallyHidden>
          </a>
          <a
            href={`/order-label/${order.id}`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ variant: 'outline' })}
          >
            <Printer aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <Say>{kitchenOrder.printLabel}</Say>
            <VisuallyHidden>{kitchenOrder.newTab}</VisuallyHidden>
          </a>
          {canMove && (
            <IfHasRight right="orders">
              <MoveDay order={order} today={today} />
            </IfHasRight>
          )}
        </div>
      )}
    </div>
  )
}
