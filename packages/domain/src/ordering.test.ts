import { describe, expect, test } from 'vitest'
import { isSoldOutToday, takesOrdersFrom } from './ordering.ts'

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

describe('a package that is sold out today', () => {
  const soldOut = { '20pcs': '2026-11-21' } as const

  test('is sold out until midnight in Jakarta, and only this package', () => {
    const at = (time: string) => isSoldOutToday('20pcs', soldOut, new Date(`${time}+07:00`))
    expect([at('2026-11-21T00:00'), at('2026-11-21T23:59:59'), at('2026-11-22T00:00')]).toEqual([
      true,
      true,
      false,
    ])
    expect(isSoldOutToday('10pcs', soldOut, now)).toBe(false)
    expect(isSoldOutToday('20pcs', {}, now)).toBe(false)
  })
})
