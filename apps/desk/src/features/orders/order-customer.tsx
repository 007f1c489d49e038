import type { AdminOrder } from '@dimsum/contract/orders'
import { formatPhone, telHref } from '@dimsum/domain/phone'
import { Say } from '@dimsum/ui/say.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { orderCard } from '@dimsum/words/desk/order-card'
import { wordsOf } from '@dimsum/words/order-words'
import { MapPin, Phone } from 'lucide-react'

/** Customer with links to call and to a map, and the notes in full. */
export function OrderCustomer({ order }: { order: AdminOrder }) {
  // Personal data was erased, so there are no contact links.
  if (order.customerAddress === '') return <p className="font-bold text-kecap-700">{order.customerName}</p>
  return (
    <div className="grid">
      <p className="font-bold wrap-anywhere">
        <bdi>{order.customerName}</bdi>
      </p>
      {order.customerPhone && (
        <p>
          <a
            href={telHref(order.customerPhone)}
            className="inline-flex min-h-12 items-center gap-2 underline underline-offset-4"
          >
            <Phone aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {formatPhone(order.customerPhone)}
          </a>
        </p>
      )}
      <p>
        <a
          href={`https://maps.google.com/?q=${encodeURIComponent(order.customerAddress)}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-12 items-center gap-2 underline underline-offset-4"
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          <span className="whitespace-pre-line wrap-anywhere">
            <bdi>{order.customerAddress}</bdi>
          </span>
          <VisuallyHidden>{orderCard.map}</VisuallyHidden>
        </a>
      </p>
      {wordsOf(order).map(({ field, inOneLine }) => (
        <p
          key={field}
          className="mt-1 rounded-input bg-kunyit-100 p-3 font-medium whitespace-pre-line text-kunyit-800 wrap-anywhere"
        >
          {inOneLine}
        </p>
      ))}
      {order.customerNote && (
        <Say.p className="mt-1 rounded-input bg-santan-200 p-3 font-medium whitespace-pre-line wrap-anywhere">
          {orderCard.aboutCustomer(order.customerNote)}
        </Say.p>
      )}
      {order.cancelReason && (
        <Say.p
          className="mt-1 text-small font-medium text-cabai-700 wrap-anywhere"
          parts={{ reason: order.cancelReason }}
        >
          {orderCard.cancelledBecause}
        </Say.p>
      )}
    </div>
  )
}
