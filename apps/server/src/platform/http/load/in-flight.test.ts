import { describe, expect, test } from 'vitest'
import { createLoadGauge, type LoadClass, type LoadGauge } from './in-flight.ts'

const fill = (gauge: LoadGauge, kind: LoadClass): number => {
  let count = 0
  while (gauge.enter(kind)) count += 1
  return count
}

describe('the concurrency limit', () => {
  test('is reached by reports first, then by reads, then by orders, and by provider messages last', () => {
    const gauge = createLoadGauge()
    const filled = (['report', 'read', 'order', 'notification'] as const).map((kind) => fill(gauge, kind))
    expect(filled.every((count) => count > 0)).toBe(true)
    for (const kind of ['report', 'read', 'order', 'notification'] as const)
      expect([gauge.hasRoom(kind), gauge.enter(kind)]).toEqual([false, false])
    expect(gauge.enter('vital')).toBe(true)
  })

  test('lets 128 customers order at once', () => {
    expect(fill(createLoadGauge(), 'order')).toBeGreaterThanOrEqual(2 * 128)
  })

  test('lets work in again when other work ends', () => {
    const gauge = createLoadGauge()
    const count = fill(gauge, 'order')
    for (let n = 0; n < count; n += 1) gauge.leave('order')
    expect(gauge.now().ordinary).toBe(0)
    expect(gauge.enter('report')).toBe(true)
  })

  test('counts work that waits on another apart', () => {
    const gauge = createLoadGauge()
    expect(fill(gauge, 'waiting')).toBe(200)
    expect(gauge.enter('order')).toBe(true)
    expect(gauge.now().ordinary).toBe(1)
  })
})
