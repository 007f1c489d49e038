import { expect, it } from 'vitest'
import { reportLine, totals } from './result.mjs'

const journeys = { name: 'journeys', passed: 3, failed: 0, seconds: 1.26, output: '' }

it('prints a passed check in one line', () => {
  expect(reportLine(journeys)).toBe('ok    journeys: 3 passed  (1.3 s)')
  expect(reportLine({ ...journeys, failed: 1, skipped: 2 })).toBe(
    'FAIL  journeys: 3 passed, 1 failed, 2 skipped  (1.3 s)',
  )
})

it('lists what failed at once, before any details', () => {
  expect(reportLine({ ...journeys, failed: 1, failures: ['c.e2e.ts:9 cooks'] }).split('\n')).toEqual([
    'FAIL  journeys: 3 passed, 1 failed  (1.3 s)',
    '      failed: c.e2e.ts:9 cooks',
  ])
})

it('sums up all that ran', () => {
  expect(totals([journeys, { ...journeys, failed: 2 }])).toEqual({ passed: 6, failed: 2 })
})
