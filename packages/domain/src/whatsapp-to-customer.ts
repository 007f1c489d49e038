/** The owner's drafts to a customer, in the tone of `whatsapp.ts`. */
import { formatRupiahPlain, type Rupiah } from './money.ts'
import { formatOrderId } from './order-number.ts'
import type { OrderStatus } from './order-status.ts'
import { lines } from './whatsapp.ts'
import { formatDeadline, formatWibDay, type Instant } from './wib-date.ts'

export interface StatusMessageFacts {
  readonly orderId: number
  readonly customerName: string
  readonly total: Rupiah
  readonly isDelivery: boolean
  readonly isPaid: boolean
  readonly deliveryDay?: string | null | undefined
  /** Where the customer sees this order. */
  readonly trackingLink?: string | undefined
  readonly reviewLink?: string | undefined
  /** For orders that are fetched. */
  readonly pickupAddress?: string | undefined
  /** `HH:mm` */
  readonly pickupUntil?: string | undefined
  /** Why the order was cancelled, as the end of `karena …`. */
  readonly reason?: string | undefined
  /** How and until when money of a cancelled, paid order goes back. */
  readonly refund?: { readonly via: string; readonly until: string } | undefined
}

/** What the owner tells the customer when the order reaches this status. Links end a line, so no dot sticks to them. */
export function statusMessage(status: OrderStatus, order: StatusMessageFacts): string {
  const number = `#${formatOrderId(order.orderId)}`
  const tracking = order.trackingLink && `Cek status di sini: ${order.trackingLink}`
  switch (status) {
    case 'pending':
      return lines(
        `Halo Kak ${order.customerName}, pesanan ${number} sudah kami terima. Kami konfirmasi sebentar lagi.`,
        tracking,
      )
    case 'confirmed':
      return lines(
        `Halo Kak ${order.customerName}, pesanan ${number} sudah kami konfirmasi${forDay(order)}. Total ${formatRupiahPlain(order.total)}.`,
        tracking,
        'Terima kasih 🙏',
      )
    case 'preparing':
      return `Pesanan ${number} sedang kami siapkan, Kak. Dimsumnya dibuat segar hari ini.`
    case 'ready':
      return order.isDelivery
        ? `Pesanan ${number} sudah siap dan segera kami antar ke alamat Kakak.`
        : `Pesanan ${number} sudah siap diambil${pickupPlace(order)}.`
    case 'delivered':
      return lines(
        `Pesanan ${number} sudah selesai. Semoga suka, Kak!`,
        order.reviewLink && `Boleh minta ulasannya di sini: ${order.reviewLink}`,
      )
    case 'cancelled':
      return lines(
        `Mohon maaf Kak ${order.customerName}, pesanan ${number} kami batalkan${because(order)}.`,
        order.isPaid ? refundSentence(order) : undefined,
      )
  }
}

export interface UnpaidReminderFacts {
  readonly orderId: number
  readonly customerName: string
  readonly total: Rupiah
  readonly paymentLink: string
  /** When the offer to pay ends, if it does. */
  readonly deadline?: Instant | null | undefined
}

/** The friendly nudge for an order that waits for its money. */
export function unpaidReminderMessage(order: UnpaidReminderFacts): string {
  const until = order.deadline ? ` sampai ${formatDeadline(order.deadline)}` : ''
  return lines(
    `Halo Kak ${order.customerName}, pesanan #${formatOrderId(order.orderId)} masih menunggu pembayaran ${formatRupiahPlain(order.total)}${until}.`,
    `Bayar di sini: ${order.paymentLink}`,
    'Kalau sudah bayar, abaikan pesan ini ya.',
  )
}

function forDay({ deliveryDay }: StatusMessageFacts): string {
  return deliveryDay ? ` untuk ${formatWibDay(deliveryDay)}` : ''
}

function pickupPlace({ pickupAddress, pickupUntil }: StatusMessageFacts): string {
  const place = pickupAddress ? ` di ${pickupAddress}` : ''
  return pickupUntil ? `${place}, buka sampai ${pickupUntil} WIB` : place
}

function because({ reason }: StatusMessageFacts): string {
  return reason ? ` karena ${reason}` : ''
}

function refundSentence({ total, refund }: StatusMessageFacts): string {
  const how = refund ? ` lewat ${refund.via} paling lambat ${refund.until}` : ''
  return `Dana ${formatRupiahPlain(total)} kami kembalikan${how}.`
}
