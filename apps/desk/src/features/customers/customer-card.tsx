import type { Customer } from '@dimsum/contract/customers'
import { formatPhone } from '@dimsum/domain/phone'
import { Badge } from '@dimsum/ui/badge.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { customerCard } from '@dimsum/words/desk/customers'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { CustomerDetails } from './customer-details.tsx'

/** On a laptop each customer is one line with aligned columns (decision 0048). */
const line =
  'relative grid gap-y-2 p-4 lg:col-span-full lg:grid-cols-subgrid lg:items-center lg:gap-y-1 lg:rounded-none lg:border-0 lg:border-b lg:px-3 lg:py-0.5 lg:last:border-b-0'

/** One phone number with name, order count and total; expands to all details. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name, phone, orders, cancelled, spent, lastOrderAt, note, isBlocked } = customer
  return (
    <Card role="article" aria-label={name} className={line}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:contents">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-title font-bold wrap-anywhere lg:text-small">
            <bdi>{name}</bdi>
          </h3>
          {isBlocked && (
            <Badge tone="danger" className="lg:py-0">
              {customerCard.blocked}
            </Badge>
          )}
        </div>
        <Price amount={spent} className="ml-auto font-extrabold lg:order-1 lg:text-small" />
      </div>
      <p className="flex flex-wrap gap-x-4 text-small text-kecap-700 lg:contents">
        {/* Above the button that covers the line, so that the number can be selected and copied. */}
        <span className="lg:z-1 lg:justify-self-start">{formatPhone(phone)}</span>
        <Say.span>{customerCard.orders(orders, cancelled)}</Say.span>
        <Say.span parts={{ time: <ShopDate at={lastOrderAt} format="short-time" /> }}>
          {customerCard.lastOrder}
        </Say.span>
      </p>
      {note && (
        <p className="rounded-input bg-kunyit-100 px-3 py-2 whitespace-pre-line text-kunyit-800 wrap-anywhere lg:z-1 lg:order-2 lg:col-span-full lg:mb-1 lg:py-0.5 lg:text-small">
          {note}
        </p>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 items-center justify-between gap-2 text-left font-bold text-pandan-700 lg:order-1 lg:min-h-8 lg:after:absolute lg:after:inset-0"
      >
        <Say.span className="lg:sr-only">{customerCard.open}</Say.span>
        <ChevronDown aria-hidden="true" className={`size-5 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div id={id} className="border-t border-garis pt-4 lg:z-1 lg:order-3 lg:col-span-full lg:pb-4">
          <CustomerDetails id={customer.id} />
        </div>
      )}
    </Card>
  )
}
