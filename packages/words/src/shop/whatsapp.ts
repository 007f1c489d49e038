import { formatRupiahPlain, type Rupiah, rupiah } from '@dimsum/domain/money'
import { nameWithChoices, type OrderedLine } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { type Charge, signedAmount } from '@dimsum/domain/order-total'
import { unlinked } from '@dimsum/domain/text'
import { lines } from '@dimsum/domain/whatsapp'
import { handOver } from '../hand-over.ts'
import { type WordedOrder, wordsOf } from '../order-words.ts'
import { partPayment } from '../part-payments.ts'
import { inIndonesian, type Language } from '../sentence.ts'

export interface OrderMessageFacts extends WordedOrder {
  readonly orderId: number
  readonly lines: readonly (Pick<OrderedLine, 'name' | 'quantity'> & Partial<Pick<OrderedLine, 'choices'>>)[]
  readonly charges?: readonly Charge[] | undefined
  readonly total: Rupiah
  /** What was paid of an order that is not paid in full. */
  readonly paid?: Rupiah | undefined
  readonly customerName: string
  readonly isDelivery: boolean
  readonly deliveryDay?: string | null | undefined
  readonly timeWindow?: string | undefined
  readonly address?: string | null | undefined
}

/** First message of a customer to the shop about payment by transfer or cash, in the customer's language. */
export const orderMessage = inIndonesian(
  (order: OrderMessageFacts) =>
    `Halo Kak, saya mau konfirmasi pesanan dimsum.\n\n${detailsOf(order, 'id')}\n\nMohon info pembayarannya, terima kasih.`,
  (order) =>
    `Hello, I would like to confirm my dimsum order.\n\n${detailsOf(order, 'en')}\n\nPlease let me know how to pay. Thank you.`,
)

/** Question about an order of which the customer sees only the number. */
export const orderQuestion = inIndonesian(
  (orderId: number) => `Halo Kak, saya mau tanya soal pesanan dimsum #${formatOrderId(orderId)}.`,
  (orderId) => `Hello, I have a question about my dimsum order #${formatOrderId(orderId)}.`,
)

/** Text for screen readers, appended to links. */
export const opensWhatsapp = inIndonesian(' (membuka WhatsApp)', ' (opens WhatsApp)')

const names = {
  number: inIndonesian('No. pesanan', 'Order number'),
  package: inIndonesian('Paket', 'Pack'),
  delivery: inIndonesian('Ongkir', 'Delivery fee'),
  promotion: inIndonesian('Promo', 'Promotion'),
  discount: inIndonesian('Potongan', 'Discount'),
  extra: inIndonesian('Tambahan', 'Extra charge'),
  total: inIndonesian('Total', 'Total'),
  paid: partPayment.paid,
  due: partPayment.due,
  name: inIndonesian('Nama', 'Name'),
  way: inIndonesian('Pengiriman', 'Delivery'),
  delivered: inIndonesian('Diantar', 'To my address'),
  fetched: inIndonesian('Ambil Sendiri', 'Pick-up'),
  day: inIndonesian('Tanggal', 'Day'),
  address: inIndonesian('Alamat', 'Address'),
} as const

function detailsOf(order: OrderMessageFacts, language: Language): string {
  const { total, paid, deliveryDay, address, isDelivery } = order
  const line = (name: keyof typeof names, text: string) => `${names[name][language]}: ${text}`
  return lines(
    line('number', `#${formatOrderId(order.orderId)}`),
    ...order.lines.map((each) => line('package', `${nameWithChoices(each)[language]} × ${each.quantity}`)),
    ...(order.charges ?? []).map((charge) => {
      // The delivery area and the shop's own reasons are known to the shop, but the promotion code is added.
      const code = charge.kind === 'promotion' ? ` ${charge.reason}` : ''
      return `${names[charge.kind][language]}${code}: ${formatRupiahPlain(signedAmount(charge))}`
    }),
    line('total', formatRupiahPlain(total)),
    paid && line('paid', formatRupiahPlain(paid)),
    paid && line('due', formatRupiahPlain(rupiah(total - paid))),
    line('name', unlinked(order.customerName)),
    line('way', names[isDelivery ? 'delivered' : 'fetched'][language]),
    deliveryDay && line('day', handOver(deliveryDay, order.timeWindow)[language]),
    isDelivery ? address && line('address', address) : undefined,
    ...wordsOf(order).map(({ name, text }) => `${name[language]}: ${text}`),
  )
}
