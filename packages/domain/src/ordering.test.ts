import { describe, expect, test } from 'vitest'
import { takesOrdersFrom } from './ordering.ts'

/** Saturday 21 November 2026, 10:00 WIB. */
const now = new Date('2026-11-21T03:00:00Z')

describe('the switch for orders', () => {
  test.each([
    ['open', null, now],
    ['open', '2026-11-22T03:00:00.000Z', now],
    ['paused', '2026-11-22T03:00:00.000Z', new Date('2026-11-22T03:00:00Z')],
    ['paused', '2026-11-21T03:00:00.000Z', now],
    ['paused', '2026-11-20T03:00:00.000Z', now],
    ['paused', null, null],
    ['closed', null, null],
  ] as const)('%s until %s takes orders from %s', (state, until, from) => {
    expect(takesOrdersFrom({ state, until }, now)).toEqual(from)
  })
})
