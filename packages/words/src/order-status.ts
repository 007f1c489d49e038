import { isFinal, isPrepared, type OrderStatus } from '@dimsum/domain/order-status'
import { englishByDefault, inIndonesian, type Sentence } from './sentence.ts'

type StatusWords = Readonly<Record<OrderStatus, Sentence>>

/** Short name on badges, for customers and the desk. */
export const statusBadge = {
  pending: inIndonesian('Menunggu', 'Pending'),
  confirmed: inIndonesian('Dikonfirmasi', 'Confirmed'),
  preparing: inIndonesian('Sedang Diproses', 'Preparing'),
  ready: inIndonesian('Siap', 'Ready'),
  delivered: inIndonesian('Terkirim', 'Delivered'),
  cancelled: inIndonesian('Dibatalkan', 'Cancelled'),
} as const satisfies StatusWords

/** Name on the label, in the admin's select and on the payment pages, which are English by default. */
export const statusEnglish = {
  pending: englishByDefault(statusBadge.pending),
  confirmed: englishByDefault(statusBadge.confirmed),
  preparing: englishByDefault(statusBadge.preparing),
  ready: englishByDefault(statusBadge.ready),
  delivered: englishByDefault(statusBadge.delivered),
  cancelled: englishByDefault(statusBadge.cancelled),
} as const satisfies StatusWords

/** Label of the owner's button for the next step; `null` without a next step. */
export const nextStep = {
  pending: inIndonesian('Konfirmasi', 'Confirm'),
  confirmed: inIndonesian('Mulai proses', 'Start preparing'),
  preparing: inIndonesian('Tandai siap', 'Mark ready'),
  ready: inIndonesian('Tandai terkirim', 'Mark delivered'),
  delivered: null,
  cancelled: null,
} as const satisfies Record<OrderStatus, Sentence | null>

/** Status text for customers (product.md section 8, Track order). */
export const statusTracking = {
  pending: inIndonesian('Menunggu Konfirmasi', 'Waiting for confirmation'),
  confirmed: statusBadge.confirmed,
  preparing: inIndonesian('Sedang Diproses', 'Being prepared'),
  ready: inIndonesian('Siap untuk Diambil/Dikirim', 'Ready for pick-up or delivery'),
  delivered: inIndonesian('Selesai', 'Completed'),
  cancelled: statusBadge.cancelled,
} as const satisfies StatusWords

const whatHappens = {
  pending: inIndonesian(
    'Pesanan Anda sudah masuk. Kami konfirmasi sebentar lagi.',
    'We have your order. We will confirm it shortly.',
  ),
  confirmed: inIndonesian('Sudah masuk jadwal dapur kami.', "It is on our kitchen's schedule."),
  preparing: inIndonesian(
    'Dimsum Anda sedang kami siapkan dan kukus.',
    'We are preparing and steaming your dimsum.',
  ),
  ready: inIndonesian('Sudah siap, silakan diambil.', 'Ready for you to pick up.'),
  delivered: inIndonesian('Selesai. Selamat menikmati.', 'All done. Enjoy your meal!'),
  cancelled: inIndonesian('Pesanan Dibatalkan', 'Order cancelled'),
} as const satisfies StatusWords

const waitsForCourier = inIndonesian(
  'Sudah siap dan menunggu diantar.',
  'Ready, and waiting to be delivered.',
)

/** Status as a sentence for customers. */
export const statusSentence = (status: OrderStatus, isDelivery: boolean): Sentence =>
  isPrepared(status) && !isFinal(status) && isDelivery ? waitsForCourier : whatHappens[status]
