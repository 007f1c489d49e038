import type { AdminOrder } from '@dimsum/contract/orders'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { rupiahFromWire } from '@dimsum/domain/money'
import type { OpeningHours } from '@dimsum/domain/opening-hours'
import { isDelivered, isNotStarted } from '@dimsum/domain/order-status'
import { unlinked } from '@dimsum/domain/text'
import { wibDay, wibWeekday } from '@dimsum/domain/wib-date'
import { type LanguageChoice, textOf } from '@dimsum/words/sentence'
import { statusMessage, unpaidReminderMessage } from '@dimsum/words/whatsapp-to-customer'

/** The private link a text carries: to follow the order, or to review it; most texts carry none. */
export function linkPurpose({ status }: AdminOrder): 'track' | 'review' | null {
  if (isNotStarted(status)) return 'track'
  return isDelivered(status) ? 'review' : null
}

type Facts = {
  /** In which the customer is written to: an order does not say which one she chose. */
  language: LanguageChoice
  shop: ShopConfig['shop']
  hours: OpeningHours
  now: Date
  /** The private link, if the text carries one. */
  link: string | null
}

/** What the owner tells the customer where the order stands now. */
export function statusText(order: AdminOrder, { language, shop, hours, now, link }: Facts): string {
  const purpose = linkPurpose(order)
  const message = statusMessage(order.status, {
    ...factsOf(order),
    isDelivery: order.isDelivery,
    isPaid: order.isPaid,
    deliveryDay: order.deliveryDate,
    timeWindow: order.timeWindow,
    reason: order.cancelReason ?? undefined,
    pickupAddress: shop.address || undefined,
    pickupUntil: hours[wibWeekday(wibDay(now))]?.closes,
    ...(link !== null && purpose === 'track' && { trackingLink: link }),
    ...(link !== null && purpose === 'review' && { reviewLink: link }),
  })
  return textOf(message, language)
}

/** The friendly nudge for an order that waits for its money. */
export const reminderText = (order: AdminOrder, origin: string, language: LanguageChoice): string =>
  textOf(
    unpaidReminderMessage({ ...factsOf(order), paymentLink: `${origin}/payment?orderId=${order.id}` }),
    language,
  )

const factsOf = ({ id, customerName, totalPrice }: AdminOrder) => ({
  orderId: id,
  customerName: unlinked(customerName),
  total: rupiahFromWire(totalPrice),
})
