import type { OrderStatus } from '@dimsum/domain/order-status'
import { inIndonesian, type Sentence } from './sentence.ts'

/** What a customer reads of her order's status (product.md section 8, Track order). */
export const statusTracking = {
  pending: inIndonesian('Menunggu Konfirmasi', 'Waiting for confirmation'),
  confirmed: inIndonesian('Dikonfirmasi', 'Confirmed'),
  preparing: inIndonesian('Sedang Diproses', 'Being prepared'),
  ready: inIndonesian('Siap untuk Diambil/Dikirim', 'Ready for pick-up or delivery'),
  delivered: inIndonesian('Selesai', 'Completed'),
  cancelled: inIndonesian('Dibatalkan', 'Cancelled'),
} as const satisfies Record<OrderStatus, Sentence>
