/** The day at closing time, in words the owner reads on her phone and may forward. */
import { catalogue, type PackageType } from './catalogue.ts'
import { formatRupiahPlain, type Rupiah } from './money.ts'
import { paymentMethodLabel } from './payment-method.ts'
import { lines } from './whatsapp.ts'
import { formatWibDay, formatWibDayOfYear } from './wib-date.ts'

export interface DaySummary {
  /** `YYYY-MM-DD` in WIB. */
  readonly day: string
  /** Placed on the day and not cancelled. */
  readonly orders: number
  readonly pieces: number
  /** What was paid on the day, by the method as it stands on the orders. */
  readonly received: readonly { readonly method: string; readonly orders: number; readonly amount: Rupiah }[]
  /** Everything that is owed at this moment, whatever day it was ordered. */
  readonly unpaid: { readonly orders: number; readonly amount: Rupiah }
  readonly tomorrow: { readonly day: string; readonly pieces: number }
  readonly lowStock: readonly { readonly packageType: PackageType; readonly left: number }[]
}

const byHand: Readonly<Record<string, string>> = {
  tunai: 'Tunai',
  transfer: 'Transfer',
  qris_statis: 'QRIS statis',
  manual: 'Lainnya',
  unknown: 'Lainnya',
}

/** `Tunai`, `GoPay`; a name the owner wrote herself stays as it is. */
function receivedBy(method: string): string {
  return { ...byHand, ...paymentMethodLabel }[method] ?? method
}

/** The sum of what was paid on the day. */
export function receivedInAll({ received }: Pick<DaySummary, 'received'>): number {
  return received.reduce((sum, { amount }) => sum + amount, 0)
}

/** Name and value of each line, in the order in which they are read. */
export function daySummaryRows(summary: DaySummary): [name: string, value: string][] {
  const { orders, pieces, received, unpaid, tomorrow, lowStock } = summary
  return [
    ['Pesanan', `${orders} (${pieces} pcs)`],
    ['Uang masuk', formatRupiahPlain(receivedInAll(summary))],
    ...received.map(({ method, orders: paid, amount }): [string, string] => [
      `- ${receivedBy(method)}`,
      `${formatRupiahPlain(amount)} (${paid})`,
    ]),
    ['Belum dibayar', `${formatRupiahPlain(unpaid.amount)} (${unpaid.orders} pesanan)`],
    [`Besok, ${formatWibDayOfYear(tomorrow.day)}`, `${tomorrow.pieces} pcs`],
    [
      'Stok menipis',
      lowStock.map(({ packageType, left }) => `${catalogue[packageType].shortName} ${left}`).join(', ') ||
        '-',
    ],
  ]
}

/** The whole summary as a text for WhatsApp. */
export function daySummaryText(shopName: string, summary: DaySummary): string {
  const rows = daySummaryRows(summary).map(([name, value]) => `${name}: ${value}`)
  return lines(`*Ringkasan ${shopName}*`, formatWibDay(summary.day), ...rows)
}
