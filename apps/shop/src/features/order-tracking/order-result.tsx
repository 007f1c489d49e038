import type { Order } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import {
  isCancelled,
  isDelivered,
  isFinal,
  statusSentence,
  statusTrackingText,
} from '@dimsum/domain/order-status'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { FileText, Phone } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { orderAgainPath } from '../../components/order-again-path.ts'
import { OrderDetails } from './order-details.tsx'
import { PaymentReminder } from './payment-reminder.tsx'
import { StatusProgress } from './status-progress.tsx'

/** One order as its customer follows it: a sentence first, then the steps, then the paperwork. */
export function OrderResult({
  order,
  notifications,
  headingRef,
}: {
  order: Order
  /** Offers notifications about it. */
  notifications: ReactNode
  headingRef: RefObject<HTMLHeadingElement | null>
}) {
  const { id, status, isDelivery, masked } = order
  return (
    <Card className="grid grid-cols-1 gap-6 p-5 sm:p-6">
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 ref={headingRef} tabIndex={-1} className="font-sans text-h2 font-extrabold">
            <span lang="en">Order</span> #{formatOrderId(id)}
          </h2>
          <StatusBadge status={status} text={statusTrackingText[status]} />
        </div>
        {/* A change that arrives while the customer waits is announced. */}
        <p role="status" className="mt-2 text-title font-medium">
          {isCancelled(status) ? '' : statusSentence(status, isDelivery)}
        </p>
        {isDelivered(status) && (
          <a
            href="/#reviews"
            className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline"
          >
            Tulis ulasan
          </a>
        )}
      </div>
      {isCancelled(status) ? (
        <CancelledNotice order={order} />
      ) : (
        <StatusProgress status={status} orderDate={order.orderDate} />
      )}
      {!order.isPaid && !isCancelled(status) && <PaymentReminder order={order} />}
      {notifications}
      {masked && (
        <InlineAlert tone="note" title="Data pribadi disembunyikan">
          <p>
            Nomornya cocok, tetapi peramban ini tidak menyimpan cookie toko, jadi nama dan alamat tidak
            ditampilkan.
          </p>
        </InlineAlert>
      )}
      <OrderDetails order={order} />
      {isFinal(status) && (
        <RouteLink href={orderAgainPath(id)} className={buttonStyle()}>
          Pesan lagi
        </RouteLink>
      )}
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <RouteLink
          href={`/invoice/${id}`}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ variant: 'outline' })}
        >
          <FileText aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <span>
            Lihat Invoice<VisuallyHidden> (buka tab baru)</VisuallyHidden>
          </span>
        </RouteLink>
        <ShopPhoneLink className={buttonStyle({ variant: 'outline' })}>
          <Phone aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Hubungi CS
        </ShopPhoneLink>
      </div>
    </Card>
  )
}

function CancelledNotice({ order }: { order: Order }) {
  return (
    <div className="rounded-input bg-cancelled-tint p-4 text-cancelled">
      <p className="text-title font-bold">Pesanan Dibatalkan</p>
      {order.cancelReason && <p>Alasan: {order.cancelReason}</p>}
      {order.isPaid && (
        <p>Pembayaran Anda sudah kami terima. Kami akan menghubungi Anda untuk mengembalikannya.</p>
      )}
      <p className="mt-1">
        Ada pertanyaan? Telepon <ShopPhoneLink className="inline-block font-bold underline" />.
      </p>
    </div>
  )
}
