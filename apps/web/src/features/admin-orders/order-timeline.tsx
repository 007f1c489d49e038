import type { OrderEvent } from '@dimsum/contract/orders'
import { isOrderStatus, statusBadge } from '@dimsum/domain/order-status'
import { ShopDate } from '../../components/shop-date.tsx'

/** Who did what when, oldest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <section lang="id">
      <h4 className="font-bold">Riwayat</h4>
      <ol className="mt-2 grid gap-2 border-l-2 border-garis pl-4">
        {events.map((event) => (
          <li key={event.id} className="text-small">
            <span className="font-medium wrap-anywhere">{eventSentence(event)}</span>
            <span className="block text-kecap-600">
              <ShopDate at={event.at} format="short-time" /> · {actorName(event.actor)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const status = (value: unknown): string => {
  const name = text(value)
  return isOrderStatus(name) ? statusBadge[name] : name
}

/** One entry in the owner's words; a kind this screen does not know shows its own name. */
export function eventSentence({ kind, data }: Pick<OrderEvent, 'kind' | 'data'>): string {
  const because = text(data.reason) && ` (${text(data.reason)})`
  switch (kind) {
    case 'placed':
      return 'Pesanan masuk'
    case 'status':
      return `${status(data.from)} → ${status(data.to)}${because}`
    case 'paid':
      return `Lunas${text(data.method) && ` lewat ${text(data.method)}`}`
    case 'unpaid':
      return `Menjadi belum bayar${because}`
    case 'payment':
      return `Pembayaran: ${text(data.status) || text(data.verdict)}`
    case 'note':
      return text(data.note)
    case 'whatsapp':
      return 'Pesan WhatsApp dibuka'
    case 'label':
      return 'Label dicetak'
    default:
      return kind
  }
}

const actorName = (actor: string): string => {
  switch (actor) {
    case 'customer':
      return 'pelanggan'
    case 'provider':
      return 'Midtrans'
    case 'system':
      return 'otomatis'
    default:
      return actor.replace(/^admin:/, '')
  }
}
