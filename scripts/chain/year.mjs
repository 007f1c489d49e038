import { seededRandom } from '../prepare/seeded-random.mjs'
import { daysOfYear } from './calendar.mjs'
import { busiestOf, normal, poisson } from './draws.mjs'

/** What is known or assumed; docs/scaling.md says from where. */
export const known = {
  kitchens: 5000,
  cities: 50,
  /** Of the kitchen in the middle on a usual day; a tenth of the kitchens have three times as many. */
  ordersADay: 220,
  /** Stored for an order with all that belongs to it, and indexes (bytes). */
  orderBytes: 2800,
  /** Answers to the four calls of one kitchen's daily report (bytes). */
  reportBytes: 5000,
  /** Orders a second of one machine of two cores (docs/performance.md). */
  measuredASecond: 2080,
  /** Each database server's leader is lost once in so many years. */
  yearsBetweenLosses: 2,
  /** So long no order is placed then: with replicas, and with one machine and its backup (seconds). */
  gapSeconds: 21,
  restoreSeconds: 1800,
  /** Share of the kitchens that move to another database server in a year, and each one's pause (seconds). */
  moves: 0.02,
  moveSeconds: 10,
}

/**
 * A city in the year. `kitchens`: orders of each. `aSecond`: orders a second in the busiest hour of each day. `waited`: orders
 * placed later since the leader was lost, had the city replicas, or only a backup; and since their kitchen moved.
 * @typedef {{ kitchens: number[], orders: number, reports: number, busiestDay: { date: string, orders: number },
 *   aSecond: number[], busiestSecond: number, lostLeaders: number, moves: number,
 *   waited: { replicas: number, backup: number, move: number } }} City
 */

/**
 * A year of a chain with a database server in each city: customers come by chance and more of them before Lebaran, leaders of
 * databases are lost by chance, kitchens move. A seed repeats it.
 * @param {number} seed
 * @returns {{ cities: City[], busiestSecond: number }} the largest city first; the busiest second of all of them together
 */
export function simulateYear(seed) {
  const random = seededRandom(seed)
  const days = daysOfYear()
  const cities = citySizes().map((size) => {
    const usual = Array.from({ length: size }, () => known.ordersADay * Math.exp(0.8 * normal(random)))
    return yearOfCity(random, days, usual)
  })
  const together = days.map((_, day) => cities.reduce((sum, { aSecond }) => sum + (aSecond[day] ?? 0), 0))
  return { cities, busiestSecond: Math.max(...together.map((aSecond) => busiestOf(random, aSecond, 3600))) }
}

/** Kitchens of each city: the second has somewhat more than half of the first's (Zipf, 0.8), as cities have inhabitants. */
function citySizes() {
  const shares = Array.from({ length: known.cities }, (_, rank) => (rank + 1) ** -0.8)
  const all = shares.reduce((sum, share) => sum + share, 0)
  const sizes = shares.map((share) => Math.floor((known.kitchens * share) / all))
  const rest = known.kitchens - sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size, rank) => size + (rank < rest ? 1 : 0))
}

/**
 * @param {() => number} random
 * @param {ReturnType<typeof daysOfYear>} days
 * @param {number[]} usual orders of each kitchen on a usual day
 * @returns {City}
 */
function yearOfCity(random, days, usual) {
  /** @type {City} */
  const city = {
    ...{ kitchens: usual.map(() => 0), orders: 0, reports: 0, busiestDay: { date: '', orders: 0 } },
    ...{ aSecond: [], busiestSecond: 0, lostLeaders: 0, moves: 0 },
    waited: { replicas: 0, backup: 0, move: 0 },
  }
  for (const { date, times, inBusiestHour } of days) {
    const weather = Math.exp(0.1 * normal(random))
    let orders = 0
    for (const [index, ofUsual] of usual.entries()) {
      const sold = poisson(random, ofUsual * times * weather)
      city.kitchens[index] = (city.kitchens[index] ?? 0) + sold
      orders += sold
    }
    city.orders += orders
    city.reports += usual.length
    if (orders > city.busiestDay.orders) city.busiestDay = { date, orders }
    const aSecond = (orders * inBusiestHour) / 3600
    city.aSecond.push(aSecond)
    city.busiestSecond = Math.max(city.busiestSecond, busiestOf(random, aSecond, 3600))
    // As if it always happened in the day's busiest hour.
    const lost = poisson(random, 1 / (known.yearsBetweenLosses * 365))
    city.lostLeaders += lost
    city.waited.replicas += poisson(random, lost * aSecond * known.gapSeconds)
    city.waited.backup += poisson(random, lost * aSecond * known.restoreSeconds)
    // At night, when a hundredth of a day's orders come in an hour.
    const moves = poisson(random, (usual.length * known.moves) / 365)
    city.moves += moves
    city.waited.move += poisson(random, (moves * known.moveSeconds * orders) / usual.length / 100 / 3600)
  }
  return city
}
