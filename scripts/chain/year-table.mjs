import { known } from './year.mjs'

const number = (value, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
const millions = (orders) => `${number(orders / 1e6, 1)} million`
const gigabytes = (bytes) => `${number(bytes / 1e9, bytes < 10e9 ? 1 : 0)} GB`
const share = (aSecond) => `${number((100 * aSecond) / known.measuredASecond, 1)} %`

/**
 * The simulated year as a table of Markdown: the smallest city, the largest, the chain.
 * @param {ReturnType<typeof import('./year.mjs').simulateYear>} year
 */
export function tableOfYear({ cities, busiestSecond }) {
  const columns = [cities.slice(-1), cities.slice(0, 1), cities]
  const sum = (of, value) => of.reduce((all, city) => all + value(city), 0)
  const busiest = (of) => (of.length === 1 ? (of[0]?.busiestSecond ?? 0) : busiestSecond)
  const busiestDay = (of) => {
    const { date, orders } = of.map((city) => city.busiestDay).sort((a, b) => b.orders - a.orders)[0]
    return of.length === 1 ? `${number(orders)} on ${date}` : 'each city its own'
  }
  /** @type {[string, (of: import('./year.mjs').City[]) => string][]} */
  const rows = [
    ['kitchens', (of) => number(sum(of, ({ kitchens }) => kitchens.length))],
    ['orders in the year', (of) => millions(sum(of, ({ orders }) => orders))],
    ['busiest day', busiestDay],
    ['orders in the busiest second', (of) => number(busiest(of))],
    ['the same, of what one small machine places', (of) => share(busiest(of))],
    ['stored', (of) => gigabytes(known.orderBytes * sum(of, ({ orders }) => orders))],
    [
      'read by the owner of the chain',
      (of) => gigabytes(known.reportBytes * sum(of, (city) => city.reports)),
    ],
    ['leaders of databases lost', (of) => number(sum(of, ({ lostLeaders }) => lostLeaders))],
    [
      `orders that waited for it: ${known.gapSeconds} s with replicas`,
      (of) => number(sum(of, ({ waited }) => waited.replicas)),
    ],
    ['half an hour with a backup', (of) => number(sum(of, ({ waited }) => waited.backup))],
    ['kitchens moved to another server', (of) => number(sum(of, ({ moves }) => moves))],
    [
      `orders that waited for it, ${known.moveSeconds} s at night`,
      (of) => number(sum(of, ({ waited }) => waited.move)),
    ],
  ]
  return [
    '| | the smallest city | the largest city | the chain |',
    '|---|---|---|---|',
    ...rows.map(([name, value]) => `| ${[name, ...columns.map(value)].join(' | ')} |`),
  ].join('\n')
}
