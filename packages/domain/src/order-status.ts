/**
 * Where an order stands, in the words of each screen (spec section 4). A new status does not compile until every
 * table below has its word.
 */

export const orderStatuses = ['pending', 'confirmed', 'preparing', 'ready', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export function isOrderStatus(x: string): x is OrderStatus {
  return (orderStatuses as readonly string[]).includes(x)
}

/** The short word on badges. */
export const statusBadge = {
  pending: 'Menunggu',
  confirmed: 'Dikonfirmasi',
  preparing: 'Sedang Diproses',
  ready: 'Siap',
  delivered: 'Terkirim',
  cancelled: 'Dibatalkan',
} as const satisfies Record<OrderStatus, string>

/** The customer's wording on the tracking page. */
export const statusTrackingText = {
  pending: 'Menunggu Konfirmasi',
  confirmed: 'Dikonfirmasi',
  preparing: 'Sedang Diproses',
  ready: 'Siap untuk Diambil/Dikirim',
  delivered: 'Selesai',
  cancelled: 'Dibatalkan',
} as const satisfies Record<OrderStatus, string>

/** The label and the admin's selector. */
export const statusEnglish = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  preparing: 'Preparing',
  ready: 'Ready',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>

/** The shipping label has a mapping of its own (spec section 2). */
export const labelColour = {
  pending: 'grey',
  confirmed: 'grey',
  preparing: 'yellow',
  ready: 'blue',
  delivered: 'green',
  cancelled: 'grey',
} as const satisfies Record<OrderStatus, string>

/** The way forward, first to last; cancelled stands beside it. */
export const progressSteps = ['pending', 'confirmed', 'preparing', 'ready', 'delivered'] as const
export type ProgressStep = (typeof progressSteps)[number]

const next = {
  pending: 'confirmed',
  confirmed: 'preparing',
  preparing: 'ready',
  ready: 'delivered',
  delivered: null,
  cancelled: null,
} as const satisfies Record<OrderStatus, OrderStatus | null>

/** The step that normally follows, or `null` at an end. */
export function nextStatus(status: OrderStatus): OrderStatus | null {
  return next[status]
}

/** What the owner's one big button says while the order is in this status; `null` where there is no button. */
export const nextStepLabel: Readonly<Record<OrderStatus, string | null>> = {
  pending: 'Konfirmasi',
  confirmed: 'Mulai proses',
  preparing: 'Tandai siap',
  ready: 'Tandai terkirim',
  delivered: null,
  cancelled: null,
}

/** One sentence for a person who waits for dumplings. */
export function statusSentence(status: OrderStatus, isDelivery: boolean): string {
  switch (status) {
    case 'pending':
      return 'Pesanan Anda sudah masuk. Kami konfirmasi sebentar lagi.'
    case 'confirmed':
      return 'Sudah masuk jadwal dapur kami.'
    case 'preparing':
      return 'Dimsum Anda sedang kami siapkan dan kukus.'
    case 'ready':
      return isDelivery ? 'Sudah siap dan menunggu diantar.' : 'Sudah siap, silakan diambil.'
    case 'delivered':
      return 'Selesai. Selamat menikmati.'
    case 'cancelled':
      return 'Pesanan Dibatalkan'
  }
}

/** Moving into cancelled gives the order's packages back to the stock. */
export function releasesStock(from: OrderStatus, to: OrderStatus): boolean {
  return from !== 'cancelled' && to === 'cancelled'
}

/** Moving out of cancelled takes them again, or fails when they are gone. */
export function takesStock(from: OrderStatus, to: OrderStatus): boolean {
  return from === 'cancelled' && to !== 'cancelled'
}

export type StepState = 'reached' | 'current' | 'later'

/** How a step of the progress list is drawn. A cancelled order has reached nothing. */
export function stepState(step: ProgressStep, current: OrderStatus): StepState {
  if (step === current) return 'current'
  const position = (progressSteps as readonly OrderStatus[]).indexOf(current)
  return progressSteps.indexOf(step) < position ? 'reached' : 'later'
}
