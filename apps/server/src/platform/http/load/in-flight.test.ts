import { describe, expect, test } from 'vitest'
import { createLoadGauge, type LoadClass } from './in-flight.ts'

const gaugeAt = () => {
  const clock = { now: 0, delay: 0 }
  return {
    clock,
    gauge: createLoadGauge(
      () => clock.now,
      () => clock.delay,
    ),
  }
}

const fill = (gauge: ReturnType<typeof gaugeAt>['gauge'], kind: LoadClass) => {
  const entries = []
  for (let entry = gauge.enter(kind); entry !== null; entry = gauge.enter(kind)) entries.push(entry)
  return entries
}

describe('room for work', () => {
  test('reports give way first, then reads, then orders, and provider messages last', () => {
    const { gauge } = gaugeAt()
    const reports = fill(gauge, 'report').length
    const reads = fill(gauge, 'read').length
    const orders = fill(gauge, 'order').length
    const messages = fill(gauge, 'notification').length
    expect([reports, reads, orders, messages].every((count) => count > 0)).toBe(true)
    expect(gauge.enter('report')).toBeNull()
    expect(gauge.enter('order')).toBeNull()
    expect(gauge.enter('vital')).not.toBeNull()
  })

  test('comes back when work ends', () => {
    const { gauge } = gaugeAt()
    const entries = fill(gauge, 'order')
    for (const entry of entries) gauge.leave(entry)
    expect(gauge.now().ordinary).toBe(0)
    expect(gauge.enter('read')).not.toBeNull()
  })

  test('shrinks while work is slow and grows again when it is quick', () => {
    const { clock, gauge } = gaugeAt()
    const work = (ms: number, count: number) => {
      const entries = Array.from({ length: count }, () => gauge.enter('order')).filter(
        (entry) => entry !== null,
      )
      clock.now += ms
      for (const entry of entries) gauge.leave(entry)
    }
    const start = gauge.now().limit
    for (let i = 0; i < 12; i += 1) work(400, 300)
    const shrunk = gauge.now().limit
    expect(shrunk).toBeLessThan(start / 2)
    for (let i = 0; i < 200; i += 1) work(50, 200)
    expect(gauge.now().limit).toBeGreaterThan(shrunk * 2)
  })

  test('does not grow while nothing gets done', () => {
    const { clock, gauge } = gaugeAt()
    const start = gauge.now().limit
    for (let i = 0; i < 20; i += 1) {
      fill(gauge, 'order')
      clock.now += 1000
    }
    expect(gauge.now()).toMatchObject({ limit: start, ordinary: start })
  })

  test('never shrinks to nothing', () => {
    const { clock, gauge } = gaugeAt()
    for (let i = 0; i < 500; i += 1) {
      const entry = gauge.enter('order')
      clock.now += 1000
      if (entry) gauge.leave(entry)
    }
    expect(gauge.now().limit).toBeGreaterThanOrEqual(64)
    expect(gauge.enter('order')).not.toBeNull()
  })

  test('is refused to the least important first when the process itself is behind', () => {
    const { clock, gauge } = gaugeAt()
    clock.delay = 600
    expect(gauge.enter('report')).toBeNull()
    expect(gauge.enter('read')).toBeNull()
    expect(gauge.enter('order')).not.toBeNull()
    clock.delay = 1200
    expect(gauge.enter('order')).toBeNull()
    expect(gauge.enter('notification')).not.toBeNull()
  })

  test('for work that waits on somebody else is counted apart', () => {
    const { gauge } = gaugeAt()
    expect(fill(gauge, 'waiting').length).toBe(200)
    expect(gauge.enter('order')).not.toBeNull()
    expect(gauge.now().ordinary).toBe(1)
  })
})
