import type { OrderStatus } from '@dimsum/domain/order-status'
import { inIndonesian, type Sentence } from './sentence.ts'

/** The short word on badges. */
export const statusBadge = {
  pending: inIndonesian('Menunggu', 'Pending'),
  confirmed: inIndonesian('Dikonfirmasi', 'Confirmed'),
  preparing: inIndonesian('Sedang Diproses', 'Preparing'),
  ready: inIndonesian('Siap', 'Ready'),
  delivered: inIndonesian('Terkirim', 'Delivered'),
  cancelled: inIndonesian('Dibatalkan', 'Cancelled'),
} as const satisfies Record<OrderStatus, Sentence>

/** What a customer reads of her order's status (product.md section 8, Track order). */
export const statusTracking = {
  pending: inIndonesian('Menunggu Konfirmasi', 'Waiting for confirmation'),
  confirmed: inIndonesian('Dikonfirmasi', 'Confirmed'),
  preparing: inIndonesian('Sedang Diproses', 'Being prepared'),
  ready: inIndonesian('Siap untuk Diambil/Dikirim', 'Ready for pick-up or delivery'),
  delivered: inIndonesian('Selesai', 'Completed'),
  cancelled: inIndonesian('Dibatalkan', 'Cancelled'),
} as const satisfies Record<OrderStatus, Sentence>
