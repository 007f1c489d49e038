import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { reportFigures, sized } from '../testing/figures.ts'
import { type CallerAnswer, openManyCallers } from '../testing/many-callers.ts'
import { buildShopProgram, eventually, type OpenShop, type ShopProgram } from '../testing/shop-program.ts'

/**
 * Fault F28 (docs/security.md): three times as many orders as the machine can take. What is let in is answered in time,
 * the rest is refused at once with a time to wait, and all is well soon after. Limits are measured in the same run.
 */

vi.setConfig({ testTimeout: 300_000 })

let program: ShopProgram
let shop: OpenShop
let callers: Awaited<ReturnType<typeof openManyCallers>>
beforeAll(async () => {
  program = await buildShopProgram()
  shop = await program.open({ DATA_DIR: program.newDataDir(), TRUST_PROXY: '1' })
  callers = await openManyCallers(shop.origin, '/api/orders', 800)
})
afterAll(async () => {
  callers.close()
  await program.remove()
})

let sent = 0
const order = () => {
  sent += 1
  return callers.post(
    {
      customerName: `Ramai ${sent}`,
      customerPhone: `0812${String(sent).padStart(8, '0')}`,
      customerAddress: 'Jl. Kenanga No. 5, Bekasi',
      packageType: '10pcs',
      quantity: 1,
    },
    { 'x-forwarded-for': `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}` },
  )
}

/** Orders a second that so many customers at once get through, one after the other. */
const capacity = async (seconds: number, customers = 32): Promise<number> => {
  const end = performance.now() + seconds * 1000
  let done = 0
  const customer = async () => {
    while (performance.now() < end) if ((await order()).status === 201) done += 1
  }
  await Promise.all(Array.from({ length: customers }, customer))
  return done / seconds
}

/** So many orders a second, whether the ones before were answered or not. */
const flood = async (perSecond: number, seconds: number): Promise<CallerAnswer[]> => {
  const answers: Promise<CallerAnswer>[] = []
  const began = performance.now()
  while (performance.now() - began < seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (answers.length < due) answers.push(order())
    await wait(5)
  }
  return Promise.all(answers)
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

test('three times too many: the shop does what it can, refuses the rest at once, and is soon as before', async () => {
  await capacity(sized(1, 3))
  const limit = await capacity(sized(1, 5))
  const seconds = sized(2, 20)
  const answers = await flood(limit * 3, seconds)
  const over = performance.now()
  await eventually(async () => {
    const { status, ms } = await order()
    return status === 201 && ms < 500
  })
  const recovery = performance.now() - over
  const accepted = answers.filter(({ status }) => status === 201).map(({ ms }) => ms)
  const shed = answers.filter(({ status }) => status === 503)
  reportFigures({
    capacityPerSecond: limit,
    goodputPercent: (100 * accepted.length) / seconds / limit,
    overloadP50Ms: percentile(accepted, 0.5),
    overloadP99Ms: percentile(accepted, 0.99),
    overloadP999Ms: percentile(accepted, 0.999),
    overloadShed: shed.length,
    slowestShedMs: shed.reduce((most, { ms }) => Math.max(most, ms), 0),
    overloadRecoveryMs: recovery,
  })
  // Nothing but taken or refused with a time to wait: no broken connection, no other answer.
  expect(answers.filter(({ status }) => status !== 201 && status !== 503)).toEqual([])
  expect(shed.filter(({ hasRetryAfter }) => !hasRetryAfter)).toEqual([])
  expect(accepted.length).toBeGreaterThan(0)
})
