import type { Order } from '@dimsum/contract/orders'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { formatRupiah, type Rupiah, rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled } from '@dimsum/domain/order-status'
import { amountDue, signedAmount } from '@dimsum/domain/order-total'
import { formatPhone } from '@dimsum/domain/phone'
import { dates } from '@dimsum/words/dates'
import { foodFacts, goodUntil } from '@dimsum/words/food-facts'
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
import { invoice as words } from '@dimsum/words/shop/invoice'
import { shopClaims } from '@dimsum/words/shop/shop-claims'
import pdfmake, { type Content, type Style } from 'pdfmake'
import { fonts } from './invoice-fonts.ts'
import { besideLarger, colours, margin, rule, table, whole, write } from './invoice-layout.ts'

/** Widths of the columns item, quantity, unit price and total; fixed, so that long words wrap. */
const widths = [whole - 280, 60, 105, 115]

pdfmake.setFonts(fonts)
// Only fonts may be read.
pdfmake.setLocalAccessPolicy((file) => file.endsWith('.ttf'))
pdfmake.setUrlAccessPolicy(() => false)

type Invoice = { order: Order; shop: ShopSettings; say: (sentence: Sentence) => string }

/**
 * Draws the invoice of an order (product.md section 2, Invoice): A4, one page for a normal order, text that can be
 * selected and searched. Customers' input is only drawn as plain text.
 * @param language the reader's choice
 */
export const drawInvoice = (order: Order, shop: ShopSettings, language: LanguageChoice): Promise<Buffer> => {
  const invoice: Invoice = { order, shop, say: sayIn(language) }
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: margin,
      // BCP 47, for screen readers.
      language: pageLanguage(language) === 'id' ? 'id-ID' : 'en',
      displayTitle: true,
      info: { title: `Invoice ${formatOrderId(order.id)}`, author: shop.shopName },
      defaultStyle: { font: 'Jakarta', fontSize: 10, color: colours.ink },
      content: [
        head(invoice),
        customer(invoice),
        lines(invoice),
        total(invoice),
        ...notes(invoice),
        ...food(invoice),
        foot(invoice),
      ],
    })
    .getBuffer()
}

const head = ({ order, shop, say }: Invoice): Content => {
  const small: Style = { fontSize: 9.5, color: colours.soft }
  const left: Content = [
    write(shop.shopName, { bold: true, fontSize: 18, margin: besideLarger }),
    write(say(words.tagline(shop.founder)), small),
    write([formatPhone(shop.phone), shop.email].filter((part) => part !== '').join(' · '), small),
  ]
  const right: Content = {
    stack: [
      write(say(words.title), { bold: true, fontSize: 22 }),
      write(`#${formatOrderId(order.id)}`, { bold: true, fontSize: 13 }),
      write(say(dates.long(order.orderDate))),
      write(say(words.status(statusBadge[order.status]))),
      write(say(paymentState(order)), { bold: true, color: order.isPaid ? colours.green : colours.red }),
    ],
    alignment: 'right',
  }
  return [table([whole / 2, whole / 2], [[left, right]]), rule(colours.line, 0.75, [14, 14])]
}

const customer = ({ order, say }: Invoice): Content => {
  const { isDelivery, deliveryDate } = order
  /** null: the row is omitted. An address keeps its line breaks. */
  const facts: [Sentence, string | null][] = [
    [orderFacts.name, order.customerName],
    [words.phone, formatPhone(order.customerPhone)],
    [words.email, order.customerEmail || null],
    [words.deliveryMethod, say(isDelivery ? orderFacts.delivered : orderFacts.pickUp)],
    [
      isDelivery ? words.deliveryDay : words.pickUpDay,
      deliveryDate && say(handOver(deliveryDate, order.timeWindow)),
    ],
    [orderFacts.address, order.customerAddress],
  ]
  const refund = isCancelled(order.status) && cancelledRefund(order)
  return [
    ...(refund ? [write(say(refund), { bold: true, margin: [0, 0, 0, 14] })] : []),
    write(say(words.customer), { bold: true, fontSize: 11, margin: [0, 0, 0, 4] }),
    table(
      [115, whole - 115],
      facts.flatMap(([name, value]) =>
        value === null ? [] : [[write(say(name), { color: colours.soft }), write(value)]],
      ),
    ),
  ]
}

const lines = ({ order, say }: Invoice): Content => {
  const row = ([item = '', ...figures]: string[], style: Style): Content[] => [
    write(item, style),
    ...figures.map((text) => write(text, { ...style, alignment: 'right' })),
  ]
  const titles = [words.item, words.quantity, words.unitPrice, orderFacts.total].map(say)
  const items = orderLines(order).map((line) => [
    `${say(ownText(line.name))} · ${say(words.halal)}${line.choices ? `\n${say(ownText(line.choices))}` : ''}`,
    String(line.quantity),
    formatRupiah(line.unitPrice),
    formatRupiah(line.total),
  ])
  const charges = (order.charges ?? []).map((charge) => [
    say(chargeName(charge)),
    '',
    '',
    formatRupiah(signedAmount(charge)),
  ])
  return [
    table(widths, [row(titles, { bold: true, fontSize: 9.5, color: colours.soft, margin: [0, 12, 0, 0] })]),
    rule(colours.line, 0.75, [2, 5]),
    table(
      widths,
      [...items, ...charges].map((cells) => row(cells, { fontSize: 10.5 })),
    ),
  ]
}

const total = ({ order, say }: Invoice): Content => {
  const below: Style = { bold: true, fontSize: 10.5 }
  return {
    unbreakable: true,
    stack: [
      rule(colours.ink, 1.5, [4, 8]),
      table(
        [whole / 2, whole / 2],
        [
          [
            write(say(words.sum), { bold: true, fontSize: 13, margin: besideLarger }),
            write(formatRupiah(rupiahFromWire(order.totalPrice)), {
              bold: true,
              fontSize: 17,
              alignment: 'right',
            }),
          ],
          ...belowTotal(order).map(([name, amount]) => [
            write(say(name), below),
            write(formatRupiah(amount), { ...below, alignment: 'right' }),
          ]),
        ],
      ),
    ],
    margin: [0, 0, 0, 12],
  }
}

/** What came of the total, what is due, kept and refunded; mostly empty. */
const belowTotal = (order: Order): [Sentence, Rupiah][] => {
  const { kept, refunded, amountPaid } = order
  const rows: [Sentence, Rupiah][] = []
  if (amountPaid) rows.push([partPayment.paid, rupiahFromWire(amountPaid)])
  if (amountPaid && !isCancelled(order.status)) rows.push([partPayment.due, amountDue(order)])
  if (kept) rows.push([givenBack.kept, rupiahFromWire(kept)])
  if (refunded) rows.push([givenBack.name, rupiahFromWire(refunded)])
  return rows
}

const notes = ({ order, say }: Invoice): Content[] =>
  wordsOf(order).map(({ name, text }) => ({
    stack: [write(say(name), { bold: true }), write(text)],
    margin: [0, 0, 0, 12],
  }))

/** Allergens, storage and shelf life as on the invoice page; nothing when the owner filled in none of them. */
const food = ({ order, shop, say }: Invoice): Content[] => {
  const { allergens, storage, keepsDays } = shop
  if (allergens.length === 0 && storage === '' && keepsDays === null) return []
  const stack = [write(say(foodFacts.titleOfStorage), { bold: true })]
  if (allergens.length > 0) {
    const names = say(foodFacts.allergens(allergens))
    stack.push(write(`${say(foodFacts.contains)}: ${names}`, { bold: true }))
  }
  if (storage !== '') stack.push(write(storage))
  if (keepsDays !== null) stack.push(write(say(goodUntil(order.deliveryDate, keepsDays))))
  return [{ stack, margin: [0, 0, 0, 12] }]
}

const foot = ({ shop, say }: Invoice): Content => ({
  unbreakable: true,
  stack: [
    rule(colours.line, 0.75, [6, 12]),
    write(shop.thanks || say(words.thanks), { bold: true, fontSize: 11 }),
    write(`${say(shopClaims.halalCertified)}${shop.halalCertificate && ` · No. ${shop.halalCertificate}`}`, {
      bold: true,
      color: colours.green,
      margin: [0, 0, 0, 5],
    }),
    write(say(words.noTaxInvoice), { fontSize: 8.5, color: colours.soft }),
  ],
  alignment: 'center',
})
