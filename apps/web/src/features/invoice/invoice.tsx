import './invoice.css'
import type { Order } from '@dimsum/contract/orders'
import { type ReactNode, useRef } from 'react'
import { paymentPath } from '../../components/payment-path.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { InvoiceToolbar } from './invoice-toolbar.tsx'

type InvoiceProps = {
  order: Order
  /** Asks a stranger, who sees the invoice masked, for the order's phone. */
  proof: ReactNode
}

/** The invoice with its buttons; around the sheet stands only what is not printed. */
export function Invoice({ order, proof }: InvoiceProps) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <div className="mx-auto grid max-w-[52rem] gap-4 px-4 pt-4 pb-24 sm:px-6 sm:pb-12 print:block print:max-w-none print:p-0">
      <InvoiceToolbar order={order} sheet={sheet} />
      {order.masked && proof}
      <InvoiceSheet order={order} ref={sheet} />
      {!order.isPaid && order.status !== 'cancelled' && (
        <a href={paymentPath(order.id)} className={`${buttonStyle({ size: 'lg' })} print:hidden`}>
          Bayar sekarang
        </a>
      )}
    </div>
  )
}
