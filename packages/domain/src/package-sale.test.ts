import { describe, expect, test } from 'vitest'
import { saleDayObstacle, saleState } from './package-sale.ts'

const always = {
  orderFrom: null,
  orderUntil: null,
  deliverFrom: null,
  deliverUntil: null,
  soldOutUntil: null,
  left: null,
}
const now = new Date('2026-12-10T05:00:00Z')

test.each([
  ['without terms', {}, 'open'],
  ['before it opens', { orderFrom: '2026-12-10T05:00:01Z' }, 'early'],
  ['in the moment it opens', { orderFrom: '2026-12-10T05:00:00Z' }, 'open'],
  ['right before it closes', { orderUntil: '2026-12-10T05:00:01Z' }, 'open'],
  ['in the moment it closes', { orderUntil: '2026-12-10T05:00:00Z' }, 'over'],
  ['on its last delivery day', { deliverUntil: '2026-12-10' }, 'open'],
  ['after its last delivery day', { deliverUntil: '2026-12-09' }, 'over'],
  ['with one left', { left: 1 }, 'open'],
  ['with none left', { left: 0 }, 'gone'],
  ['sold out for today', { soldOutUntil: '2026-12-10' }, 'open'],
] as const)('a package %s is %3$s', (_when, terms, state) => {
  expect(saleState({ ...always, ...terms }, now)).toBe(state)
})

describe('a package that is delivered from the 25th to the 28th and sold out until the 26th', () => {
  const terms = { deliverFrom: '2026-12-25', deliverUntil: '2026-12-28', soldOutUntil: '2026-12-26' }
  test.each([
    ['2026-12-24', 'outside'],
    ['2026-12-25', 'sold-out'],
    ['2026-12-26', 'sold-out'],
    ['2026-12-27', null],
    ['2026-12-28', null],
    ['2026-12-29', 'outside'],
  ])('on %s: %s', (day, obstacle) => expect(saleDayObstacle(terms, day)).toBe(obstacle))
})
