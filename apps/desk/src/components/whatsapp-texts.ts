import type { AdminOrder } from '@dimsum/contract/orders'
import type { ShopConfig } from '@dimsum/contract/shop-config'
import { rupiahFromWire } from '@dimsum/domain/money'
import type { OpeningHours } from '@dimsum/domain/opening-hours'
import { orderLines } from '@dimsum/domain/order-lines'
import { isDelivered, isNotStarted } from '@dimsum/domain/order-status'
import { amountDue } from '@dimsum/domain/order-total'
import { unlinked } from '@dimsum/domain/text'
import { wibDay, wibWeekday } from '@dimsum/domain/wib-date'
import { orderedPackages } from '@dimsum/words/packages'
import { type LanguageChoice, textOf } from '@dimsum/words/sentence'
import {
  goodsChangedMessage,
  partPaidMessage,
  statusMessage,
  unpaidReminderMessage,
} from '@dimsum/words/whatsapp-to-customer'
import { toRefund } from './to-refund.ts'

/** Kind of private link in the text: for tracking or for a review; null for most statuses. */
export function linkPurpose({ status }: AdminOrder): 'track' | 'review' | null {
  if (isNotStarted(status)) return 'track'
  return isDelivered(status) ? 'review' : null
}

type Facts = {
  /** Language of the message; the customer's own choice is unknown. */
  language: LanguageChoice
  shop: ShopConfig['shop']
  hours: OpeningHours
  now: Date
  /** The private link, if the text contains one. */
  link: string | null
}

/** Message to the customer for the order's status. */
export function statusText(order: AdminOrder, { language, shop, hours, now, link }: Facts): string {
  const purpose = linkPurpose(order)
  const left = toRefund(order)
  const message = statusMessage(order.status, {
    ...factsOf(order),
    isDelivery: order.isDelivery,
    // Of money that is kept the text says nothing: the owner explains it herself.
    isPaid: left > 0 || (order.isPaid && order.kept === undefined),
    toRefund: left,
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

/** Reminder of an unpaid order; of one that is paid in part also what came, and until when the rest is due. */
export const reminderText = (order: AdminOrder, origin: string, language: LanguageChoice): string => {
  const facts = { ...factsOf(order), paymentLink: `${origin}/payment?orderId=${order.id}` }
  const due = amountDue(order)
  const message = order.amountPaid
    ? partPaidMessage({
        ...facts,
        paid: rupiahFromWire(order.amountPaid),
        due,
        restDue: order.deposit?.restDue ?? null,
      })
    : unpaidReminderMessage({ ...facts, total: due })
  return textOf(message, language)
}

/** The new goods and total of an order, with the link to pay what is due. */
export const goodsChangedText = (order: AdminOrder, origin: string, language: LanguageChoice): string =>
  textOf(
    goodsChangedMessage({
      ...factsOf(order),
      goods: orderedPackages(orderLines(order)),
      due: amountDue(order),
      paymentLink: `${origin}/payment?orderId=${order.id}`,
    }),
    language,
  )

const factsOf = ({ id, customerName, totalPrice }: AdminOrder) => ({
  orderId: id,
  customerName: unlinked(customerName),
  total: rupiahFromWire(totalPrice),
})
