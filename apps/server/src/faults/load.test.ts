import { expect, test } from 'vitest'
import { bundleProgram, runProgram } from '../testing/child-program.ts'
import { isLong, sized } from '../testing/figures.ts'
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

test('at three times its capacity the shop accepts what it can, refuses the rest at once, and recovers soon', async () => {
  const floodSeconds = sized(2, 20)
  const times = [sized(1, 3), sized(1, 5), floodSeconds].map(String)
  const rush = runProgram(crowd, [shop.origin, ...times])
  const end: OrderRush = JSON.parse(await rush.nextLine())
  // Every order is accepted or refused with `Retry-After`: no broken connection, no other response.
  expect([end.others, end.refusedWithoutRetryAfter]).toEqual([[], 0])
  expect(end.refused).toBeGreaterThan(0)
  expect(end.accepted).toBeGreaterThan(0)
  if (!isLong) return
  expect(end.accepted).toBeGreaterThan(0.5 * floodSeconds * end.capacity)
  expect(end.recoveryMs).toBeLessThan(5_000)
})
