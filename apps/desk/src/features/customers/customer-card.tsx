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

/** One phone number: who, how often, how much; opened, everything the shop knows. */
export function CustomerCard({ customer }: { customer: Customer }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { name, phone, orders, cancelled, spent, lastOrderAt, note, isBlocked } = customer
  return (
    <Card role="article" aria-label={name} className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-title font-bold wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        {isBlocked && (
          <Badge tone="danger">
            <Say>{customerCard.blocked}</Say>
          </Badge>
        )}
        <Price amount={spent} className="ml-auto font-extrabold" />
      </div>
      <p className="flex flex-wrap gap-x-4 text-small text-kecap-700">
        <span>{formatPhone(phone)}</span>
        <span>
          <Say>{customerCard.orders(orders, cancelled)}</Say>
        </span>
        <span>
          <Say parts={{ time: <ShopDate at={lastOrderAt} format="short-time" /> }}>
            {customerCard.lastOrder}
          </Say>
        </span>
      </p>
      {note && (
        <p className="rounded-input bg-kunyit-100 px-3 py-2 whitespace-pre-line text-kunyit-800 wrap-anywhere">
          {note}
        </p>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 items-center justify-between gap-2 text-left font-bold text-pandan-700"
      >
        <Say>{customerCard.open}</Say>
        <ChevronDown aria-hidden="true" className={`size-5 ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <div id={id} className="border-t border-garis pt-4">
          <CustomerDetails id={customer.id} />
        </div>
      )}
    </Card>
  )
}
