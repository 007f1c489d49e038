/**
 * Chats with the shop and with its customers: drafts that a person reads and sends, never messages we send.
 * Tone: `Kak`, short, `Rp58.000` without a space. The owner's drafts stand apart: no customer fetches them.
 */
import { catalogue } from './catalogue.ts'
import { formatRupiahPlain, type Rupiah } from './money.ts'
import { formatOrderId } from './order-number.ts'
import { type WordedOrder, wordsOf } from './order-words.ts'
import { whatsappNumber } from './phone.ts'
import type { OrderLine } from './pricing.ts'
import { formatWibDay } from './wib-date.ts'

/** `https://wa.me/6281234567890?text=…`; opens a chat with the text as a draft. */
export function whatsappLink(phone: string, text: string): string {
  // Half a character would make encodeURIComponent throw.
  const whole = text.replace(/\p{Surrogate}/gu, '\uFFFD')
  return `https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(whole)}`
}

export interface OrderMessageFacts extends WordedOrder {
  readonly orderId: number
  readonly lines: readonly OrderLine[]
  readonly total: Rupiah
  readonly customerName: string
  readonly isDelivery: boolean
  readonly deliveryDay?: string | null | undefined
  readonly address?: string | null | undefined
}

/** The customer's first message to the shop, when the order is to be paid by transfer or cash. */
export function orderMessage(order: OrderMessageFacts): string {
  const details = lines(
    `No. pesanan: #${formatOrderId(order.orderId)}`,
    ...order.lines.map((line) => `Paket: ${catalogue[line.packageType].name} × ${line.quantity}`),
    `Total: ${formatRupiahPlain(order.total)}`,
    `Nama: ${order.customerName}`,
    `Pengiriman: ${order.isDelivery ? 'Diantar' : 'Ambil Sendiri'}`,
    order.deliveryDay && `Tanggal: ${formatWibDay(order.deliveryDay)}`,
    order.isDelivery ? order.address && `Alamat: ${order.address}` : undefined,
    ...wordsOf(order).map(({ name, text }) => `${name}: ${text}`),
  )
  return `Halo Kak, saya mau konfirmasi pesanan dimsum.\n\n${details}\n\nMohon info pembayarannya, terima kasih.`
}

/** Lines that have something to say. */
export function lines(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter((part) => part).join('\n')
}
