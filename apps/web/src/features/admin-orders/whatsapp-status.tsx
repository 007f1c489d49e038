import type { AdminOrder } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { statusMessage, unpaidReminderMessage, whatsappLink } from '@dimsum/domain/whatsapp'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { makeOrderLink, recordOrderAct } from '../../api/admin-orders.ts'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'

/**
 * «Kirim WA»: opens a chat with the ready text for the order's status. The private link is made when the card is
 * opened, so that the press itself is a plain link and no pop-up blocker stands in the way.
 */
export function WhatsappStatus({ order }: { order: AdminOrder }) {
  const purpose = order.status === 'delivered' ? 'review' : 'track'
  const link = useQuery({
    queryKey: ['admin', 'order-link', order.id, purpose],
    queryFn: () => makeOrderLink({ id: order.id, purpose }),
  })
  const unpaid = !order.isPaid && order.status !== 'cancelled'
  const record = () => recordOrderAct({ id: order.id, act: 'whatsapp' }).catch(() => {})

  if (link.isError) {
    return (
      <Button variant="outline" onClick={() => link.refetch()}>
        <span lang="id">Tautan gagal dibuat. Coba lagi</span>
      </Button>
    )
  }
  const facts = {
    orderId: order.id,
    customerName: order.customerName,
    total: rupiahFromWire(order.totalPrice),
    isDelivery: order.isDelivery,
    isPaid: order.isPaid,
    deliveryDay: order.deliveryDate,
    reason: order.cancelReason ?? undefined,
    ...(purpose === 'review' ? { reviewLink: link.data?.url } : { trackingLink: link.data?.url }),
  }
  const paymentLink = `${location.origin}/payment?orderId=${order.id}`
  return (
    <div lang="id" className="flex flex-wrap gap-2">
      <a
        href={whatsappLink(order.customerPhone, statusMessage(order.status, facts))}
        target="_blank"
        rel="noreferrer"
        onClick={record}
        className={buttonStyle({ variant: 'outline' })}
      >
        <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.75} />
        Kirim WA
      </a>
      {unpaid && (
        <a
          href={whatsappLink(order.customerPhone, unpaidReminderMessage({ ...facts, paymentLink }))}
          target="_blank"
          rel="noreferrer"
          onClick={record}
          className={buttonStyle({ variant: 'outline' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.75} />
          Ingatkan bayar
        </a>
      )}
    </div>
  )
}
