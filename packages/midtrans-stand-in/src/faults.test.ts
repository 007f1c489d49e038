import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FaultName, faultNames, faults, typedFault } from './faults.ts'
import { payOrder } from './testing/fault-tests.ts'
import { type Merchant, startMerchant, statusesOf, tokenRequest } from './testing/merchant.ts'

let merchant: Merchant
beforeEach(async () => {
  merchant = await startMerchant()
})
afterEach(() => merchant.close())

const control = () => merchant.standIn.control
const arm = (fault: FaultName, more: { times?: number; delayMs?: number; transactionStatus?: string } = {}) =>
  control().faults.arm({ fault, ...more })
const create = (orderId = 'ORDER-1', more = {}) =>
  merchant.post('/snap/v1/transactions', tokenRequest(orderId, more))

test.each(
  faultNames.filter((name) => !/^(create|status)-/.test(name)),
)('%s sends at most ten messages for one payment', async (name) => {
  arm(name, { delayMs: 1 })
  await payOrder(merchant)
  await control().advanceClock(24 * 3_600_000)
  expect(merchant.received.length).toBeLessThanOrEqual(10)
})

describe('arming', () => {
  test('no fault is armed at the start', () => {
    expect(control().faults.list()).toEqual([])
  })

  test('a fault for one order does not affect others, and clearing removes it', async () => {
    control().faults.arm({ fault: 'create-500', orderId: 'ORDER-1' })
    expect((await create('ORDER-2')).status).toBe(201)
    expect((await create('ORDER-1')).status).toBe(500)
    control().faults.clear()
    expect((await create('ORDER-1')).status).toBe(201)
  })

  test('"twice" means twice', async () => {
    arm('create-503', { times: 2 })
    const answers = [await create(), await create(), await create()]
    expect(answers.map((reply) => reply.status)).toEqual([503, 503, 201])
  })

  test.each(faultNames)('a customer with its name arms %s', (name) => {
    const { typedName } = faults[name]
    expect(typedFault(`  ${typedName.toUpperCase()} `)).toEqual({ fault: name, once: false })
    expect(typedFault(`${typedName} Sekali`)).toEqual({ fault: name, once: true })
  })

  test('an ordinary name arms nothing', () => {
    expect(typedFault('Sari Gagal')).toBeUndefined()
  })

  test('the name may be split into first and last', async () => {
    const customer_details = { first_name: 'Gagal', last_name: 'Token' }
    expect((await create('ORDER-1', { customer_details })).status).toBe(500)
    expect((await create('ORDER-1', { customer_details })).status).toBe(500)
  })

  test('"Sekali" applies only the first time', async () => {
    const customer_details = { first_name: 'Gagal Token Sekali' }
    expect((await create('ORDER-1', { customer_details })).status).toBe(500)
    expect((await create('ORDER-1', { customer_details })).status).toBe(201)
  })

  test('a name typed for one order does not affect another', async () => {
    await create('ORDER-1', { customer_details: { first_name: 'Tanpa Notifikasi' } })
    await payOrder(merchant, 'bca_va', 'ORDER-2')
    expect(statusesOf(merchant, 'ORDER-2')).toEqual(['pending', 'settlement'])
    control().pay('ORDER-1', { method: 'bca_va' })
    await control().notificationsDone()
    expect(statusesOf(merchant, 'ORDER-1')).toEqual([])
  })
})
