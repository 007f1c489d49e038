import type { ShopSettings } from '@dimsum/contract/shop-settings'
import type { DaySummary } from '@dimsum/domain/day-summary'
import { formatRupiah, rupiahFromWire } from '@dimsum/domain/money'
import { nameWithChoices, orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue, signedAmount } from '@dimsum/domain/order-total'
import { formatPhone } from '@dimsum/domain/phone'
import { daySummary, daySummaryRows } from '@dimsum/words/desk/day-summary'
import { handOver } from '@dimsum/words/hand-over'
import { chargeName } from '@dimsum/words/order-charges'
import { orderFacts } from '@dimsum/words/order-facts'
import { orderNews } from '@dimsum/words/order-news'
import { statusSentence, statusTracking } from '@dimsum/words/order-status'
import { partPayment } from '@dimsum/words/part-payments'
import { paymentState } from '@dimsum/words/payment-method'
import { ownText, pageLanguage, type Sentence, sayIn } from '@dimsum/words/sentence'
import { cancelledRefund } from '@dimsum/words/shop/cancelled-order'
import { cancelledNotice } from '@dimsum/words/shop/tracked-order'
import type { StoredOrder } from '../orders/read/orders.queries.ts'
import type { MailContent } from './mail-layout.ts'

type Say = ReturnType<typeof sayIn>
type Shop = Pick<ShopSettings, 'shopName' | 'phone' | 'email' | 'shopLanguage' | 'deskLanguage'>

/** The end of every mail: the sender, and how to answer. */
const footerOf = ({ shopName, phone, email }: Shop): string[] => [
  shopName,
  [formatPhone(phone), email].filter((part) => part !== '').join(' · '),
]

/**
 * The mail to a customer about an event of the order, in the shop's language, because an order does not store its
 * customer's. The link leads to the tracking page, which asks for the phone number: a forwarded mail grants no access.
 * @param origin of the shop; undefined: no link
 */
export const customerMail = (
  topic: string,
  order: StoredOrder,
  shop: Shop,
  origin: string | undefined,
): MailContent => {
  const say = sayIn(shop.shopLanguage)
  return {
    ...newsOf(say, topic, order),
    language: pageLanguage(shop.shopLanguage),
    rows: rowsOf(say, order),
    link:
      origin === undefined
        ? undefined
        : { words: say(orderNews.track), url: `${origin}/track-order?orderId=${order.id}` },
    footer: footerOf(shop),
  }
}

const newsOf = (
  say: Say,
  topic: string,
  order: StoredOrder,
): Pick<MailContent, 'subject' | 'title' | 'paragraphs'> => {
  const number = `#${formatOrderId(order.id)}`
  const news = (subject: Sentence, title: Sentence, ...paragraphs: Sentence[]) => ({
    subject: say(subject),
    title: say(title),
    paragraphs: [orderNews.greeting(order.customerName), ...paragraphs].map(say),
  })
  if (topic === 'order-placed')
    return news(orderNews.placedSubject(number), orderNews.placedTitle, orderNews.placed(number))
  const { status } = order
  const statusSubject = orderNews.statusSubject(number, statusTracking[status])
  // Also when the payment came after the cancellation: the money is returned.
  if (isCancelled(status)) {
    const refund = cancelledRefund(order, cancelledNotice.refund)
    return news(
      statusSubject,
      statusTracking[status],
      orderNews.cancelled(number),
      ...(refund ? [refund] : []),
    )
  }
  if (topic === 'order-paid' && order.amountPaid !== null)
    return news(
      orderNews.partSubject(number),
      orderNews.partTitle,
      orderNews.part({
        number,
        paid: formatRupiah(rupiahFromWire(order.amountPaid)),
        rest: formatRupiah(amountDue(order)),
        day: order.deposit?.restDue ?? null,
      }),
    )
  if (topic === 'order-paid')
    return news(orderNews.paidSubject(number), orderNews.paidTitle, orderNews.paid(number))
  const statusNews = orderNews.status(number, statusSentence(status, order.isDelivery))
  return news(statusSubject, statusTracking[status], statusNews)
}

const rowsOf = (say: Say, order: StoredOrder): MailContent['rows'] => [
  [say(orderFacts.number), `#${formatOrderId(order.id)}`],
  ...orderLines(order).map((line): [string, string] => [
    `${say(ownText(nameWithChoices(line)))} × ${line.quantity}`,
    formatRupiah(line.total),
  ]),
  ...(order.charges ?? []).map((charge): [string, string] => [
    say(chargeName(charge)),
    formatRupiah(signedAmount(charge)),
  ]),
  [say(orderFacts.total), formatRupiah(rupiahFromWire(order.totalPrice))],
  [say(orderFacts.payment), say(paymentState(order))],
  ...(order.amountPaid === null || isCancelled(order.status)
    ? []
    : [[say(partPayment.due), formatRupiah(amountDue(order))] satisfies MailContent['rows'][number]]),
  ...dayOf(say, order),
]

const dayOf = (say: Say, { deliveryDate, timeWindow, isDelivery }: StoredOrder): MailContent['rows'] => {
  if (!deliveryDate) return []
  const name = isDelivery ? orderFacts.deliveryDay : orderFacts.pickUpDay
  return [[say(name), say(handOver(deliveryDate, timeWindow))]]
}

/** The mail to the owner at closing time, in the desk's language. */
export const summaryMail = (summary: DaySummary, shop: Shop): MailContent => {
  const language = pageLanguage(shop.deskLanguage)
  const title = daySummary.ofDay(summary.day)[language]
  return {
    language,
    subject: title,
    title,
    paragraphs: [],
    rows: daySummaryRows(summary, language),
    footer: footerOf(shop),
  }
}
