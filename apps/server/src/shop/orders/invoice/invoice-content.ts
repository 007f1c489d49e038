import type { Order } from '@dimsum/contract/orders'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { statusBadge } from '@dimsum/domain/order-status'
import { type WrittenWord, wordsOf } from '@dimsum/domain/order-words'
import { isPaidLabel } from '@dimsum/domain/payment-method'
import { formatPhone } from '@dimsum/domain/phone'
import { formatDateLong, formatWibDay } from '@dimsum/domain/wib-date'

export type InvoiceShop = Pick<
  ShopSettings,
  'shopName' | 'founder' | 'phone' | 'email' | 'thanks' | 'halalCertificate'
>

/** What stands on an invoice (product.md section 2, Invoice), in words ready to be drawn. */
export type InvoiceContent = {
  shop: { name: string; tagline: string; contact: string }
  number: string
  date: string
  status: string
  payment: string
  isPaid: boolean
  /** Name and value; an address keeps its line breaks. */
  customer: [name: string, value: string][]
  lines: { item: string; quantity: string; unitPrice: string; total: string }[]
  /** What the customer added, each under its name. */
  words: readonly WrittenWord[]
  total: string
  thanks: string
  halal: string
  footnote: string
}

export const invoiceContent = (order: Order, shop: InvoiceShop): InvoiceContent => ({
  shop: {
    name: shop.shopName,
    tagline: `Premium Halal Dimsum${shop.founder && ` by ${shop.founder}`}`,
    contact: [formatPhone(shop.phone), shop.email].filter((part) => part !== '').join(' · '),
  },
  number: formatOrderId(order.id),
  date: formatDateLong(order.orderDate),
  status: statusBadge[order.status],
  payment: isPaidLabel(order.isPaid),
  isPaid: order.isPaid,
  customer: customerFacts(order),
  lines: linesOf(order),
  words: wordsOf(order),
  total: formatRupiah(rupiahFromWire(order.totalPrice)),
  thanks: shop.thanks || 'Terima kasih atas pesanan Anda',
  halal: `100% Halal Certified${shop.halalCertificate && ` · No. ${shop.halalCertificate}`}`,
  footnote: 'Invoice ini bukan faktur pajak.',
})

const customerFacts = (order: Order): [string, string][] => [
  ['Nama', order.customerName],
  ['Telepon', formatPhone(order.customerPhone)],
  ...(order.customerEmail ? ([['Email', order.customerEmail]] as [string, string][]) : []),
  ['Metode Pengiriman', order.isDelivery ? 'Diantar' : 'Pickup'],
  ...(order.deliveryDate
    ? ([[order.isDelivery ? 'Tanggal Kirim' : 'Tanggal Ambil', formatWibDay(order.deliveryDate)]] as [
        string,
        string,
      ][])
    : []),
  ['Alamat', order.customerAddress],
]

const linesOf = (order: Order): InvoiceContent['lines'] =>
  orderLines(order).map(({ name, quantity, unitPrice, total }) => ({
    item: name,
    quantity: String(quantity),
    unitPrice: formatRupiah(unitPrice),
    total: formatRupiah(total),
  }))
