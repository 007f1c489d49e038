import { textOf } from '@dimsum/words/sentence'
import { describe, expect, it } from 'vitest'
import { orderAge } from './order-age.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('age of an order', () => {
  it.each([
    ['2026-11-21T09:59:30Z', 'baru saja'],
    ['2026-11-21T10:00:05Z', 'baru saja'],
    ['2026-11-21T09:48:00Z', '12 menit lalu'],
    ['2026-11-21T08:00:00Z', '2 jam lalu'],
    ['2026-11-19T07:30:00Z', '19 Nov 2026, 14:30'],
  ])('%s is «%s»', (orderDate, text) => expect(textOf(orderAge(orderDate, now), 'default')).toBe(text))
})
