import type { Order } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { isCancelled } from '@dimsum/domain/order-status'
import { whatsappLink } from '@dimsum/domain/whatsapp'
import { useText } from '@dimsum/ui/say.tsx'
import { VisuallyHidden } from '@dimsum/ui/visually-hidden.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { opensWhatsapp, orderMessage, orderQuestion } from '@dimsum/words/shop/whatsapp'
import { MessageCircle } from 'lucide-react'
import type { ComponentProps } from 'react'

type WhatsappOrderLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  order: Order | { id: number }
}

/**
 * Opens a chat with the shop about this order, with a prepared message. It is a link, because pop-up blockers block
 * `window.open`. The message has no personal data beyond what the page shows.
 */
export function WhatsappOrderLink({ order, children, ...rest }: WhatsappOrderLinkProps) {
  const { whatsapp, phone } = useShop()
  const text = useText()
  return (
    <a
      {...rest}
      href={whatsappLink(whatsapp || phone, text(messageFor(order)))}
      target="_blank"
      rel="noreferrer"
    >
      <MessageCircle aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {children}
      <VisuallyHidden>{opensWhatsapp}</VisuallyHidden>
    </a>
  )
}

function messageFor(order: Order | { id: number }) {
  if (!('masked' in order) || order.masked || isCancelled(order.status)) return orderQuestion(order.id)
  return orderMessage({
    ...order,
    orderId: order.id,
    lines: orderLines(order),
    total: rupiahFromWire(order.totalPrice),
    paid: order.amountPaid ? rupiahFromWire(order.amountPaid) : undefined,
    deliveryDay: order.deliveryDate,
    address: order.customerAddress,
  })
}
