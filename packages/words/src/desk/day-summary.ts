import { type DaySummary, netOfDay, receivedInAll } from '@dimsum/domain/day-summary'
import { formatRupiahPlain } from '@dimsum/domain/money'
import { paymentMethodLabel } from '@dimsum/domain/payment-method'
import { lines } from '@dimsum/domain/whatsapp'
import { orderCount } from '../counts.ts'
import { dates } from '../dates.ts'
import { fillIndonesian, inIndonesian, type Language, perLanguage, type Sentence } from '../sentence.ts'
import { pieceCount } from './kitchen.ts'
import { handPayments } from './payment-methods.ts'

/** Summary of the day, sent at closing time to the owner, who may forward it. */
export const daySummary = {
  ofDay: fillIndonesian('Ringkasan {day}', 'Summary of {day}', { day: dates.day }),
  ofShop: fillIndonesian('*Ringkasan {shopName}*', '*Summary of {shopName}*'),
  orders: inIndonesian('Pesanan', 'Orders'),
  received: inIndonesian('Uang masuk', 'Money received'),
  givenBack: inIndonesian('Uang dikembalikan', 'Money given back'),
  net: inIndonesian('Uang masuk bersih', 'Net money received'),
  cashOf: fillIndonesian('Kas {person}', 'Cash of {person}'),
  counted: fillIndonesian('{counted} (selisih {difference})', '{counted} (difference {difference})'),
  unpaid: inIndonesian('Belum dibayar', 'Not paid yet'),
  ordersOf: fillIndonesian('{amount} ({orders})', '{amount} ({orders})', { orders: orderCount }),
  tomorrow: fillIndonesian('Besok, {day}', 'Tomorrow, {day}', { day: dates.dayOfYear }),
  lowStock: inIndonesian('Stok menipis', 'Low stock'),
} as const

const other = inIndonesian('Lainnya', 'Other')
const byHand: Readonly<Record<string, Sentence>> = { ...handPayments, manual: other, unknown: other }

/** `Tunai`, `GoPay`; a custom name stays as it is. */
const receivedBy = (method: string, language: Language): string =>
  byHand[method]?.[language] ?? ({ ...paymentMethodLabel } as Record<string, string>)[method] ?? method

/** Label and value of each line, in display order. */
export function daySummaryRows(summary: DaySummary, language: Language): [name: string, value: string][] {
  const { orders, pieces, received, givenBack, shifts, unpaid, tomorrow, lowStock } = summary
  const givenRows: [string, string][] = [
    [daySummary.givenBack[language], formatRupiahPlain(givenBack)],
    [daySummary.net[language], formatRupiahPlain(netOfDay(summary))],
  ]
  return [
    [daySummary.orders[language], `${orders} (${pieceCount(pieces)[language]})`],
    [daySummary.received[language], formatRupiahPlain(receivedInAll(summary))],
    ...received.map(({ method, orders: paid, amount }): [string, string] => [
      `- ${receivedBy(method, language)}`,
      `${formatRupiahPlain(amount)} (${paid})`,
    ]),
    ...(givenBack === 0 ? [] : givenRows),
    ...shifts.map(({ person, expected, counted }): [string, string] => [
      daySummary.cashOf(person)[language],
      daySummary.counted(formatRupiahPlain(counted), formatRupiahPlain(counted - expected))[language],
    ]),
    [
      daySummary.unpaid[language],
      daySummary.ordersOf(formatRupiahPlain(unpaid.amount), unpaid.orders)[language],
    ],
    [daySummary.tomorrow(tomorrow.day)[language], pieceCount(tomorrow.pieces)[language]],
    [
      daySummary.lowStock[language],
      lowStock.map(({ name, left }) => `${name[language]} ${left}`).join(', ') || '-',
    ],
  ]
}

function figuresOf(summary: DaySummary, language: Language): string {
  const rows = daySummaryRows(summary, language).map(([name, value]) => `${name}: ${value}`)
  return lines(dates.day(summary.day)[language], ...rows)
}

/** Date and figures, one line each. */
export const dayFigures = perLanguage(figuresOf)

/** The summary as a WhatsApp text. */
export const daySummaryText = (shopName: string, summary: DaySummary, language: Language): string =>
  lines(daySummary.ofShop(shopName)[language], figuresOf(summary, language))
