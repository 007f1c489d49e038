import type { Order } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Dialog } from '@dimsum/ui/dialog.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { orderLinks } from '@dimsum/words/shop/order-links'
import { paymentChoice } from '@dimsum/words/shop/order-received'
import { type RefObject, useRef } from 'react'
import { paymentPath } from '../../components/order-paths.ts'
import { WhatsappOrderLink } from '../../components/whatsapp-order-link.tsx'

type PaymentChoiceDialogProps = {
  order: Order
  open: boolean
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/**
 * Confirm dialog after an order was created: OK links to online payment, Cancel to WhatsApp (product.md section 2).
 * Closing it has no effect: the panel behind it has the same two links.
 */
export function PaymentChoiceDialog({ order, open, onClose, returnFocusTo }: PaymentChoiceDialogProps) {
  const payOnline = useRef<HTMLAnchorElement>(null)
  const hasQris = useShopConfig()?.payment.qris === true
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={paymentChoice.title}
      description={paymentChoice.received(formatOrderId(order.id), rupiahFromWire(order.totalPrice))}
      focusFirst={payOnline}
      returnFocusTo={returnFocusTo}
    >
      <div className="mt-2 grid grid-cols-1 gap-3">
        <a ref={payOnline} href={paymentPath(order.id)} className={buttonStyle({ size: 'lg', wide: true })}>
          <Say>{paymentChoice.payOnline}</Say>
        </a>
        <WhatsappOrderLink
          order={order}
          onClick={onClose}
          className={buttonStyle({ variant: 'outline', size: 'lg', wide: true })}
        >
          <Say>{orderLinks.byWhatsapp}</Say>
        </WhatsappOrderLink>
        <Say.p className="text-small text-kecap-600">
          {hasQris ? paymentChoice.waysWithQris : paymentChoice.ways}
        </Say.p>
      </div>
    </Dialog>
  )
}
