import { formatRupiah } from '@dimsum/domain/money'
import type { ShopReport, ShopSilence } from './ask-shop.ts'

/** Sums of a kitchen, or of all: paid orders, their rupiah, and rupiah that is owed now. */
type ChainSum = { orders: number; revenue: number; owed: number }

export const isReport = (answer: ShopReport | ShopSilence): answer is ShopReport => 'days' in answer
export const isSilence = (answer: ShopReport | ShopSilence): answer is ShopSilence => 'problem' in answer

function sumOf(reports: readonly ShopReport[]): ChainSum {
  const days = reports.flatMap((report) => report.days)
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    revenue: days.reduce((sum, day) => sum + day.revenue, 0),
    owed: reports.reduce((sum, { owed }) => sum + owed, 0),
  }
}

/** The report for a person: a line a shop, the richest first, who did not answer, and the sum. */
export function chainTable(answers: readonly (ShopReport | ShopSilence)[]): string[] {
  const reports = answers.filter(isReport)
  const lines = reports
    .map((report) => ({ name: report.name, sum: sumOf([report]) }))
    .sort((one, other) => other.sum.revenue - one.sum.revenue)
  const all = `${reports.length} of ${answers.length} shops`
  const width = Math.max(...answers.map(({ name }) => name.length), all.length)
  const row = (name: string, { orders, revenue, owed }: ChainSum) =>
    [name.padEnd(width), `${orders}`.padStart(9), money(revenue), money(owed)].join('  ')
  return [
    [''.padEnd(width), 'orders'.padStart(9), 'revenue'.padStart(20), 'owed now'.padStart(20)].join('  '),
    ...lines.map(({ name, sum }) => row(name, sum)),
    ...answers.filter(isSilence).map(({ name, problem }) => `${name}: ${problem}`),
    row(all, sumOf(reports)),
  ]
}

const money = (amount: number) => formatRupiah(amount).padStart(20)

/** The same for a spreadsheet: a line a shop and day. */
export const chainCsv = (reports: readonly ShopReport[]): string[] => [
  'shop,date,orders,revenue',
  ...reports.flatMap(({ name, days }) =>
    days.map(({ date, orders, revenue }) => `${quoted(name)},${date},${orders},${revenue}`),
  ),
]

/** A cell that begins like a formula would be run by the spreadsheet. */
const quoted = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
