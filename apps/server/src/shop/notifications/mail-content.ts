import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { type DaySummary, daySummaryRows } from '@dimsum/domain/day-summary'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isOrderStatus, statusSentence, statusTrackingText } from '@dimsum/domain/order-status'
import { isPaidLabel } from '@dimsum/domain/payment-method'
import { formatPhone } from '@dimsum/domain/phone'
import { formatWibDay } from '@dimsum/domain/wib-date'
import type { OutboxEvent } from '../../platform/outbox/outbox.queries.ts'
import type { StoredOrder } from '../orders/read/orders.queries.ts'
import type { MailContent } from './mail-layout.ts'

type Shop = Pick<ShopSettings, 'shopName' | 'phone' | 'email'>

/** The end of every mail: who wrote it, and how to answer. */
const footerOf = ({ shopName, phone, email }: Shop): string[] => [
  shopName,
  [formatPhone(phone), email].filter((part) => part !== '').join(' · '),
]

/**
 * What a customer reads about an event of the order. The link leads to the tracking page, which asks for the phone number:
 * a mail that is passed on opens nothing.
 * @param origin of the shop; undefined: no link
 */
export const customerMail = (
  { topic, data }: Pick<OutboxEvent, 'topic' | 'data'>,
  order: StoredOrder,
  shop: Shop,
  origin: string | undefined,
): MailContent => ({
  ...newsOf(topic, data, order),
  rows: rowsOf(order),
  link:
    origin === undefined
      ? undefined
      : { words: 'Cek status pesanan', url: `${origin}/track-order?orderId=${order.id}` },
  footer: footerOf(shop),
})

const newsOf = (
  topic: string,
  data: Record<string, unknown>,
  order: StoredOrder,
): Pick<MailContent, 'subject' | 'title' | 'paragraphs'> => {
  const number = `#${formatOrderId(order.id)}`
  const greeting = `Halo Kak ${order.customerName},`
  if (topic === 'order-placed')
    return {
      subject: `Pesanan ${number} kami terima`,
      title: 'Pesanan Anda sudah masuk',
      paragraphs: [greeting, `pesanan ${number} sudah kami terima. Kami konfirmasi sebentar lagi.`],
    }
  if (topic === 'order-paid')
    return {
      subject: `Pembayaran pesanan ${number} kami terima`,
      title: 'Pembayaran diterima',
      paragraphs: [greeting, `pembayaran pesanan ${number} sudah kami terima. Invoice kami lampirkan.`],
    }
  const status = typeof data.status === 'string' && isOrderStatus(data.status) ? data.status : order.status
  return {
    subject: `Pesanan ${number}: ${statusTrackingText[status]}`,
    title: statusTrackingText[status],
    paragraphs: [
      greeting,
      status === 'cancelled'
        ? `mohon maaf, pesanan ${number} kami batalkan.`
        : `kabar pesanan ${number}: ${statusSentence(status, order.isDelivery)}`,
    ],
  }
}

const rowsOf = (order: StoredOrder): MailContent['rows'] => [
  ['No. pesanan', `#${formatOrderId(order.id)}`],
  ...orderLines(order).map(({ name, quantity, total }): [string, string] => [
    `${name} × ${quantity}`,
    formatRupiah(total),
  ]),
  ['Total', formatRupiah(rupiahFromWire(order.totalPrice))],
  ['Pembayaran', isPaidLabel(order.isPaid)],
  ...(order.deliveryDate
    ? [
        [order.isDelivery ? 'Tanggal kirim' : 'Tanggal ambil', formatWibDay(order.deliveryDate)] as [
          string,
          string,
        ],
      ]
    : []),
]

/** What the owner reads at closing time. */
export const summaryMail = (summary: DaySummary, shop: Shop): MailContent => ({
  subject: `Ringkasan ${formatWibDay(summary.day)}`,
  title: `Ringkasan ${formatWibDay(summary.day)}`,
  paragraphs: [],
  rows: daySummaryRows(summary),
  footer: footerOf(shop),
})
