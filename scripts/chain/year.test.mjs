import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../prepare/project.mjs'
import { known, simulateYear } from './year.mjs'
import { tableOfYear } from './year-table.mjs'

const document = (name) => readFileSync(inProject('docs', name), 'utf8')
const year = simulateYear(1)
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

test('the table of a chain in a year is what `npm run chain:year` prints', () => {
  expect(document('scaling.md')).toContain(`\n${tableOfYear(year)}\n`)
  expect(tableOfYear(simulateYear(1))).toBe(tableOfYear(year))
  expect(tableOfYear(simulateYear(2))).not.toBe(tableOfYear(year))
})

test('what it takes for measured is what was measured', () => {
  expect(document('performance.md')).toContain(`| 32 | ${known.measuredASecond.toLocaleString('en')}/s |`)
  expect(document('hosting/database-cluster.md')).toContain(`${known.gapSeconds} s after a killed leader`)
})

test('every kitchen is in one city, and its orders are in the sum of its city and of the chain', () => {
  const { cities } = year
  expect(sum(cities.map(({ kitchens }) => kitchens.length))).toBe(known.kitchens)
  for (const { kitchens, orders, reports } of cities) {
    expect(sum(kitchens)).toBe(orders)
    expect(reports).toBe(365 * kitchens.length)
  }
  const usual = sum(cities.map(({ orders }) => orders)) / known.kitchens / 365
  expect(usual).toBeGreaterThan(known.ordersADay)
})

test('the largest city stays within a tenth of what one small machine places, in each of three years', () => {
  for (let seed = 1; seed <= 3; seed += 1) {
    const { cities, busiestSecond } = simulateYear(seed)
    const [largest] = cities
    expect(largest?.busiestSecond).toBeLessThan(known.measuredASecond / 10)
    // One database for all would have to place what no single city does.
    expect(busiestSecond).toBeGreaterThan(largest?.busiestSecond ?? 0)
  }
})
