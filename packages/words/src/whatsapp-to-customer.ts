/** Drafts of messages to customers, which the owner reads and sends: informal `Kak`, and `Rp58.000` without a space. */
import { formatRupiahPlain, type Rupiah } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import type { OrderStatus } from '@dimsum/domain/order-status'
import { lines } from '@dimsum/domain/whatsapp'
import { formatWibDay, type Instant } from '@dimsum/domain/wib-date'
import { dates } from './dates.ts'
import { handOver } from './hand-over.ts'
import { inIndonesian, type Sentence } from './sentence.ts'

export interface StatusMessageFacts {
  readonly orderId: number
  readonly customerName: string
  readonly total: Rupiah
  readonly isDelivery: boolean
  readonly isPaid: boolean
  readonly deliveryDay?: string | null | undefined
  readonly timeWindow?: string | undefined
  /** Tracking URL of the order. */
  readonly trackingLink?: string | undefined
  readonly reviewLink?: string | undefined
  /** For pick-up orders. */
  readonly pickupAddress?: string | undefined
  /** `HH:mm` */
  readonly pickupUntil?: string | undefined
  /** Reason of the cancellation, completing `karena …`. */
  readonly reason?: string | undefined
  /** What is still to be refunded of the payment; the total by default. */
  readonly toRefund?: Rupiah | undefined
  /** Method and deadline of the refund of a cancelled, paid order. */
  readonly refund?: { readonly via: string; readonly until: string } | undefined
}

const numberOf = ({ orderId }: { orderId: number }) => `#${formatOrderId(orderId)}`
const totalOf = ({ total }: { total: Rupiah }) => formatRupiahPlain(total)
const toRefundOf = ({ toRefund, total }: StatusMessageFacts) => formatRupiahPlain(toRefund ?? total)
/** Prefixes the value; empty without one. */
const after = (start: string, value: string | null | undefined) => (value ? `${start}${value}` : '')

// Links are at the end of a line, so that no full stop is attached to them.
const messages: Readonly<Record<OrderStatus, (order: StatusMessageFacts) => Sentence>> = {
  pending: inIndonesian(
    (order: StatusMessageFacts) =>
      lines(
        `Halo Kak ${order.customerName}, pesanan ${numberOf(order)} sudah kami terima. Kami konfirmasi sebentar lagi.`,
        after('Cek status di sini: ', order.trackingLink),
      ),
    (order) =>
      lines(
        `Hi ${order.customerName}, we have your order ${numberOf(order)}. We will confirm it shortly.`,
        after('Follow it here: ', order.trackingLink),
      ),
  ),
  confirmed: inIndonesian(
    (order: StatusMessageFacts) =>
      lines(
        `Halo Kak ${order.customerName}, pesanan ${numberOf(order)} sudah kami konfirmasi${after(' untuk ', order.deliveryDay && handOver(order.deliveryDay, order.timeWindow).id)}. Total ${totalOf(order)}.`,
        after('Cek status di sini: ', order.trackingLink),
        'Terima kasih 🙏',
      ),
    (order) =>
      lines(
        `Hi ${order.customerName}, your order ${numberOf(order)} is confirmed${after(' for ', order.deliveryDay && handOver(order.deliveryDay, order.timeWindow).en)}. The total is ${totalOf(order)}.`,
        after('Follow it here: ', order.trackingLink),
        'Thank you 🙏',
      ),
  ),
  preparing: inIndonesian(
    (order: StatusMessageFacts) =>
      `Pesanan ${numberOf(order)} sedang kami siapkan, Kak. Dimsumnya dibuat segar hari ini.`,
    (order) => `We are preparing your order ${numberOf(order)}. The dimsum is made fresh today.`,
  ),
  ready: inIndonesian(
    (order: StatusMessageFacts) =>
      order.isDelivery
        ? `Pesanan ${numberOf(order)} sudah siap dan segera kami antar ke alamat Kakak.`
        : `Pesanan ${numberOf(order)} sudah siap diambil${after(' di ', order.pickupAddress)}${after(', buka sampai ', order.pickupUntil && `${order.pickupUntil} WIB`)}.`,
    (order) =>
      order.isDelivery
        ? `Your order ${numberOf(order)} is ready and will be on its way to you soon.`
        : `Your order ${numberOf(order)} is ready to pick up${after(' at ', order.pickupAddress)}${after(', open until ', order.pickupUntil && `${order.pickupUntil} WIB`)}.`,
  ),
  delivered: inIndonesian(
    (order: StatusMessageFacts) =>
      lines(
        `Pesanan ${numberOf(order)} sudah selesai. Semoga suka, Kak!`,
        after('Boleh minta ulasannya di sini: ', order.reviewLink),
      ),
    (order) =>
      lines(
        `Your order ${numberOf(order)} is complete. We hope you like it!`,
        after('We would love a review here: ', order.reviewLink),
      ),
  ),
  cancelled: inIndonesian(
    (order: StatusMessageFacts) =>
      lines(
        `Mohon maaf Kak ${order.customerName}, pesanan ${numberOf(order)} kami batalkan${after(' karena ', order.reason)}.`,
        order.isPaid && order.toRefund === 0 ? `Dana ${totalOf(order)} sudah kami kembalikan.` : undefined,
        order.isPaid && order.toRefund !== 0
          ? `Dana ${toRefundOf(order)} kami kembalikan${order.refund ? ` lewat ${order.refund.via} paling lambat ${order.refund.until}` : ''}.`
          : undefined,
      ),
    (order) =>
      lines(
        `We are sorry, ${order.customerName}: we had to cancel your order ${numberOf(order)}${after('. The reason: ', order.reason)}.`,
        order.isPaid && order.toRefund === 0 ? `We have returned your ${totalOf(order)}.` : undefined,
        order.isPaid && order.toRefund !== 0
          ? `We will return your ${toRefundOf(order)}${order.refund ? ` by ${order.refund.via}, no later than ${order.refund.until}` : ''}.`
          : undefined,
      ),
  ),
}

/** Message for a status. */
export const statusMessage = (status: OrderStatus, order: StatusMessageFacts): Sentence =>
  messages[status](order)

export interface UnpaidReminderFacts {
  readonly orderId: number
  readonly customerName: string
  readonly total: Rupiah
  readonly paymentLink: string
  /** Deadline of the payment, if there is one. */
  readonly deadline?: Instant | null | undefined
}

/** Reminder of an unpaid order. */
export const unpaidReminderMessage = inIndonesian(
  (order: UnpaidReminderFacts) =>
    lines(
      `Halo Kak ${order.customerName}, pesanan ${numberOf(order)} masih menunggu pembayaran ${totalOf(order)}${after(' sampai ', order.deadline && dates.deadline(order.deadline).id)}.`,
      `Bayar di sini: ${order.paymentLink}`,
      'Kalau sudah bayar, abaikan pesan ini ya.',
    ),
  (order) =>
    lines(
      `Hi ${order.customerName}, your order ${numberOf(order)} is still waiting for its payment of ${totalOf(order)}${after(', until ', order.deadline && dates.deadline(order.deadline).en)}.`,
      `Pay here: ${order.paymentLink}`,
      'Already paid? Then please ignore this message.',
    ),
)

export interface PartPaidFacts {
  readonly orderId: number
  readonly customerName: string
  readonly paid: Rupiah
  readonly due: Rupiah
  /** The last WIB day for the rest, `YYYY-MM-DD`, if there is one. */
  readonly restDue: string | null
  readonly paymentLink: string
}

/** A deposit or another part was received: what came, and the rest. */
export const partPaidMessage = inIndonesian(
  (order: PartPaidFacts) =>
    lines(
      `Halo Kak ${order.customerName}, pembayaran ${formatRupiahPlain(order.paid)} untuk pesanan ${numberOf(order)} sudah kami terima. Sisanya ${formatRupiahPlain(order.due)}${after(', paling lambat ', order.restDue && formatWibDay(order.restDue))}.`,
      `Bayar di sini: ${order.paymentLink}`,
      'Kalau sudah bayar, abaikan pesan ini ya.',
    ),
  (order) =>
    lines(
      `Hi ${order.customerName}, we have received ${formatRupiahPlain(order.paid)} for your order ${numberOf(order)}. The rest is ${formatRupiahPlain(order.due)}${after(', due by ', order.restDue && formatWibDay(order.restDue, 'en'))}.`,
      `Pay here: ${order.paymentLink}`,
      'Already paid? Then please ignore this message.',
    ),
)

export interface GoodsChangedFacts {
  readonly orderId: number
  readonly customerName: string
  readonly total: Rupiah
  /** The packages as they are now. */
  readonly goods: Sentence
  /** Whole rupiah still to pay; 0 if none. */
  readonly due: number
  readonly paymentLink: string
}

/** The owner changed packages, discount or extra charge of an order. */
export const goodsChangedMessage = inIndonesian(
  (order: GoodsChangedFacts) =>
    lines(
      `Halo Kak ${order.customerName}, pesanan ${numberOf(order)} sudah kami ubah: ${order.goods.id}. Total sekarang ${totalOf(order)}.`,
      order.due > 0
        ? `${order.due < order.total ? 'Sisa' : 'Totalnya'} ${formatRupiahPlain(order.due)} bisa dibayar di sini: ${order.paymentLink}`
        : undefined,
    ),
  (order) =>
    lines(
      `Hi ${order.customerName}, we have changed your order ${numberOf(order)}: ${order.goods.en}. The total is now ${totalOf(order)}.`,
      order.due > 0
        ? `Pay ${order.due < order.total ? 'the remaining ' : ''}${formatRupiahPlain(order.due)} here: ${order.paymentLink}`
        : undefined,
    ),
)

/** The kitchen is closed on the order's day, and the owner moved it. `from` and `to` are `YYYY-MM-DD`. */
export const dayMovedMessage = ({
  orderId,
  customerName,
  from,
  to,
}: {
  readonly orderId: number
  readonly customerName: string
  readonly from: string
  readonly to: string
}): Sentence =>
  inIndonesian(
    `Halo Kak ${customerName}, dapur kami tutup pada ${handOver(from, undefined).id}. Pesanan ${numberOf({ orderId })} kami pindahkan ke ${handOver(to, undefined).id}. Kalau tidak cocok, balas pesan ini ya, kami carikan hari lain.`,
    `Hi ${customerName}, our kitchen is closed on ${handOver(from, undefined).en}. We moved your order ${numberOf({ orderId })} to ${handOver(to, undefined).en}. If that does not suit you, reply here and we will find another day.`,
  )
