import { awaitsPayment } from '@dimsum/domain/awaited-payment'
import './invoice.css'
import type { Order } from '@dimsum/contract/orders'
import { formatOrderId } from '@dimsum/domain/order-number'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { invoicePdfPath } from '@dimsum/web/api/orders.ts'
import { PhoneProof } from '@dimsum/web/components/phone-proof.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { phoneProof } from '@dimsum/words/phone-proof'
import { invoicePage } from '@dimsum/words/shop/invoice'
import { navigation } from '@dimsum/words/shop/navigation'
import { orderLinks } from '@dimsum/words/shop/order-links'
import { ArrowLeft, FileDown } from 'lucide-react'
import { useRef } from 'react'
import { ManualTransfer } from '../../components/manual-transfer.tsx'
import { OrderNotifications } from '../../components/order-notifications/order-notifications.tsx'
import { orderAgainPath, paymentPath, trackingPath } from '../../components/order-paths.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { InvoiceToolbar } from './invoice-toolbar.tsx'

const linkStyle = 'inline-flex min-h-12 items-center gap-2 rounded-button px-2 font-bold text-pandan-700'

/** The invoice with its buttons. Everything around the sheet is hidden in print. */
export function Invoice({ order }: { order: Order }) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <div className="mx-auto grid max-w-[52rem] grid-cols-1 gap-4 px-[min(1rem,5vw)] pt-4 sm:px-6 sm:pb-12 md:grid-cols-[1fr_auto] print:block print:max-w-none print:p-0">
      <div className="-mx-2 -mb-3 flex flex-wrap justify-between sm:order-first md:mr-0 md:mb-0 print:hidden">
        <RouteLink href="/" className={linkStyle}>
          <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <Say>{navigation.backHome}</Say>
        </RouteLink>
        {!order.masked && <PdfLink orderId={order.id} />}
      </div>
      <div className="grid grid-cols-1 gap-4 md:col-span-2 print:block">
        {order.masked && <PhoneProof orderId={order.id} reason={phoneProof.forInvoice} />}
        <InvoiceSheet order={order} ref={sheet} />
        {awaitsPayment(order) && (
          <a href={paymentPath(order.id)} className={`${buttonStyle({ size: 'lg' })} print:hidden`}>
            <Say>{orderLinks.payNow}</Say>
          </a>
        )}
        <ManualTransfer order={order} />
        {!order.masked && (
          <div className="flex flex-wrap justify-center gap-x-4 print:hidden">
            <RouteLink href={trackingPath(order.id)} className={linkStyle}>
              {orderLinks.track}
            </RouteLink>
            <RouteLink href={orderAgainPath(order.id)} className={linkStyle}>
              {orderLinks.orderAgain}
            </RouteLink>
          </div>
        )}
        <OrderNotifications key={order.id} order={order} />
      </div>
      <InvoiceToolbar order={order} sheet={sheet} />
    </div>
  )
}

/**
 * Link to the PDF from the server, for customers who see the whole order. 'Download' already names the print button.
 */
function PdfLink({ orderId }: { orderId: number }) {
  return (
    <a
      href={invoicePdfPath(orderId)}
      download={`Invoice-${formatOrderId(orderId)}.pdf`}
      className={linkStyle}
    >
      <FileDown aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <Say>{invoicePage.save}</Say>
    </a>
  )
}
