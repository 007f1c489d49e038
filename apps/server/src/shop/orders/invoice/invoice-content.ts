import type { FoodFacts } from '@dimsum/contract/food-facts'
import type { Order } from '@dimsum/contract/orders'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { formatRupiah, type Rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue, signedAmount } from '@dimsum/domain/order-total'
import { formatPhone } from '@dimsum/domain/phone'
import { dates } from '@dimsum/words/dates'
import { goodUntil, foodFacts as words } from '@dimsum/words/food-facts'
import { handOver } from '@dimsum/words/hand-over'
import { chargeName } from '@dimsum/words/order-charges'
import { orderFacts } from '@dimsum/words/order-facts'
import { statusBadge } from '@dimsum/words/order-status'
import { wordsOf } from '@dimsum/words/order-words'
import { partPayment } from '@dimsum/words/part-payments'
import { paymentState } from '@dimsum/words/payment-method'
import { type LanguageChoice, ownText, pageLanguage, type Sentence, sayIn } from '@dimsum/words/sentence'
import { cancelledRefund } from '@dimsum/words/shop/cancelled-order'
import { givenBack } from '@dimsum/words/shop/given-back'
import { invoice } from '@dimsum/words/shop/invoice'
import { shopClaims } from '@dimsum/words/shop/shop-claims'

type Say = ReturnType<typeof sayIn>

export type InvoiceShop = Pick<
  ShopSettings,
  | 'shopName'
  | 'founder'
  | 'phone'
  | 'email'
  | 'thanks'
  | 'halalCertificate'
  | 'allergens'
  | 'storage'
  | 'keepsDays'
>

type InvoiceLine = { item: string; quantity: string; unitPrice: string; total: string }

/** The content of an invoice (product.md section 2, Invoice) as texts ready to be drawn. */
export type InvoiceContent = {
  /** BCP 47, for screen readers. */
  locale: string
  title: string
  shop: { name: string; tagline: string; contact: string }
  number: string
  date: string
  status: string
  payment: string
  isPaid: boolean
  /** What becomes of the money of a cancelled order; empty for other orders. */
  refund: string
  customerTitle: string
  /** Name and value; an address keeps its line breaks. */
  customer: [name: string, value: string][]
  columns: InvoiceLine
  lines: (InvoiceLine & { choices: string | null })[]
  /** Charges besides the items: `Ongkir Tebet`, `Rp 10.000`. */
  charges: { item: string; total: string }[]
  /** Shown next to each item. */
  halalMark: string
  /** The customer's notes, each under its name. */
  words: { name: string; text: string }[]
  food: InvoiceFood | null
  totalTitle: string
  total: string
  /** Below the total: what came of it, what is due, kept and refunded; mostly empty. */
  belowTotal: { name: string; amount: string }[]
  thanks: string
  halal: string
  footnote: string
}

/** @param language the reader's choice */
export const invoiceContent = (order: Order, shop: InvoiceShop, language: LanguageChoice): InvoiceContent => {
  const say = sayIn(language)
  const refund = isCancelled(order.status) && cancelledRefund(order)
  return {
    locale: pageLanguage(language) === 'id' ? 'id-ID' : 'en',
    title: say(invoice.title),
    shop: {
      name: shop.shopName,
      tagline: say(invoice.tagline(shop.founder)),
      contact: [formatPhone(shop.phone), shop.email].filter((part) => part !== '').join(' · '),
    },
    number: formatOrderId(order.id),
    date: say(dates.long(order.orderDate)),
    status: say(invoice.status(statusBadge[order.status])),
    payment: say(paymentState(order)),
    isPaid: order.isPaid,
    refund: refund ? say(refund) : '',
    customerTitle: say(invoice.customer),
    customer: customerFacts(say, order),
    columns: {
      item: say(invoice.item),
      quantity: say(invoice.quantity),
      unitPrice: say(invoice.unitPrice),
      total: say(orderFacts.total),
    },
    lines: linesOf(say, order),
    charges: (order.charges ?? []).map((charge) => ({
      item: say(chargeName(charge)),
      total: formatRupiah(signedAmount(charge)),
    })),
    halalMark: say(invoice.halal),
    words: wordsOf(order).map(({ name, text }) => ({ name: say(name), text })),
    food: invoiceFood(say, order, shop),
    totalTitle: say(invoice.sum),
    total: formatRupiah(rupiahFromWire(order.totalPrice)),
    belowTotal: belowTotal(order).map(({ name, amount }) => ({
      name: say(name),
      amount: formatRupiah(amount),
    })),
    thanks: shop.thanks || say(invoice.thanks),
    halal: `${say(shopClaims.halalCertified)}${shop.halalCertificate && ` · No. ${shop.halalCertificate}`}`,
    footnote: say(invoice.noTaxInvoice),
  }
}

const belowTotal = (order: Order): { name: Sentence; amount: Rupiah }[] => {
  const { kept, refunded, amountPaid } = order
  return [
    ...(amountPaid
      ? [
          { name: partPayment.paid, amount: rupiahFromWire(amountPaid) },
          ...(isCancelled(order.status) ? [] : [{ name: partPayment.due, amount: amountDue(order) }]),
        ]
      : []),
    ...(kept ? [{ name: givenBack.kept, amount: rupiahFromWire(kept) }] : []),
    ...(refunded ? [{ name: givenBack.name, amount: rupiahFromWire(refunded) }] : []),
  ]
}

const customerFacts = (say: Say, order: Order): [string, string][] => [
  [say(orderFacts.name), order.customerName],
  [say(invoice.phone), formatPhone(order.customerPhone)],
  ...(order.customerEmail ? ([[say(invoice.email), order.customerEmail]] as [string, string][]) : []),
  [say(invoice.deliveryMethod), say(order.isDelivery ? orderFacts.delivered : orderFacts.pickUp)],
  ...(order.deliveryDate
    ? ([
        [
          say(order.isDelivery ? invoice.deliveryDay : invoice.pickUpDay),
          say(handOver(order.deliveryDate, order.timeWindow)),
        ],
      ] as [string, string][])
    : []),
  [say(orderFacts.address), order.customerAddress],
]

const linesOf = (say: Say, order: Order): InvoiceContent['lines'] =>
  orderLines(order).map(({ name, choices, quantity, unitPrice, total }) => ({
    item: say(ownText(name)),
    choices: choices && say(ownText(choices)),
    quantity: String(quantity),
    unitPrice: formatRupiah(unitPrice),
    total: formatRupiah(total),
  }))

/** Allergens, storage and shelf life as on the invoice page; null when the owner filled in none of them. */
type InvoiceFood = { title: string; allergens: string; lines: string[] }

const invoiceFood = (
  say: ReturnType<typeof sayIn>,
  { deliveryDate }: Pick<Order, 'deliveryDate'>,
  { allergens, storage, keepsDays }: Omit<FoodFacts, 'ingredients'>,
): InvoiceFood | null => {
  if (allergens.length === 0 && storage === '' && keepsDays === null) return null
  return {
    title: say(words.titleOfStorage),
    allergens: allergens.length > 0 ? `${say(words.contains)}: ${say(words.allergens(allergens))}` : '',
    lines: [storage, keepsDays === null ? '' : say(goodUntil(deliveryDate, keepsDays))].filter(Boolean),
  }
}
