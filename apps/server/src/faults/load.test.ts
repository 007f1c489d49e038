import { afterAll, expect, test } from 'vitest'
import { bundleProgram, runProgram } from '../testing/child-program.ts'
import { isLong, reportFigures, sized } from '../testing/figures.ts'
import type { OrderRush } from '../testing/order-rush-child.ts'
import { buildShopProgram } from '../testing/shop-program.ts'

/**
 * Fault F28 (docs/security.md): three times as many orders as the machine can take. Accepted ones are answered in time,
 * the rest is refused at once with `Retry-After`, and the shop recovers soon after. Limits are measured in the same
 * run.
 */

const program = await buildShopProgram()
const shop = await program.open({ DATA_DIR: program.newDataDir(), TRUST_PROXY: '1' })
const crowd = await bundleProgram('testing/order-rush-child.ts')
afterAll(() => program.remove())

test('at three times its capacity the shop accepts what it can, refuses the rest at once, and recovers soon', async () => {
  const floodSeconds = sized(2, 20)
  const times = [sized(1, 3), sized(1, 5), floodSeconds].map(String)
  const rush = runProgram(crowd, [shop.origin, ...times])
  const { capacity, accepted, refused, others, recoveryMs }: OrderRush = JSON.parse(await rush.nextLine())
  const goodputPercent = (100 * accepted.count) / floodSeconds / capacity
  reportFigures({
    capacityPerSecond: capacity,
    goodputPercent,
    overloadP50Ms: accepted.p50,
    overloadP99Ms: accepted.p99,
    overloadP999Ms: accepted.p999,
    overloadShed: refused.count,
    slowestShedMs: refused.slowest,
    overloadRecoveryMs: recoveryMs,
  })
  // Every order is accepted or refused with `Retry-After`: no broken connection, no other response.
  expect(others).toEqual([])
  expect(refused.withoutRetryAfter).toBe(0)
  expect(refused.count).toBeGreaterThan(0)
  expect(accepted.count).toBeGreaterThan(0)
  if (!isLong) return
  expect(goodputPercent).toBeGreaterThan(50)
  expect(recoveryMs).toBeLessThan(5_000)
})
