import { afterEach, beforeEach, describe, expect } from 'vitest'
import type { FaultName } from './faults.ts'
import { faultTests, isSigned } from './testing/fault-tests.ts'
import { type ApiReply, type Merchant, startMerchant, tokenRequest } from './testing/merchant.ts'

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
const status = (orderId = 'ORDER-1') => merchant.get(`/v2/${orderId}/status`)
const { faultTest, checkAll } = faultTests('request')

describe('token creation', () => {
  const answers: [FaultName, Partial<ApiReply>][] = [
    [
      'create-500',
      {
        status: 500,
        body: {
          error_messages: ['Sorry, we encountered internal server error. We will fix this soon.'],
          locale: 'en',
        },
      },
    ],
    ['create-503', { status: 503 }],
    ['create-401', { status: 401 }],
    ['create-429', { status: 429 }],
    ['create-403', { status: 403, body: {} }],
    ['create-html-502', { status: 502, body: {} }],
  ]
  for (const [fault, reply] of answers) {
    faultTest(fault, `answers ${reply.status} once and has no effect`, async () => {
      arm(fault, { times: 1 })
      expect(await create()).toMatchObject(reply)
      expect(control().pages()).toEqual([])
      expect((await create()).status).toBe(201)
    })
  }

  for (const fault of ['create-timeout-before', 'create-reset'] as const) {
    faultTest(fault, 'leaves the merchant without an answer and has no effect', async () => {
      arm(fault, { times: 1 })
      await expect(create()).rejects.toThrow()
      expect(control().pages()).toEqual([])
    })
  }

  faultTest('create-timeout-after', 'leaves the merchant without an answer, yet a token exists', async () => {
    arm('create-timeout-after', { times: 1 })
    await expect(create()).rejects.toThrow()
    expect(control().pages()).toHaveLength(1)
    expect((await create()).status).toBe(201)
    expect(
      control()
        .pages()
        .map(({ closed }) => closed),
    ).toEqual(['replaced', undefined])
  })
})

describe('Get Status', () => {
  beforeEach(async () => {
    await merchant.createToken('ORDER-1')
    control().choose('ORDER-1', 'bca_va')
  })

  faultTest('status-timeout', 'never answers', async () => {
    arm('status-timeout', { times: 1 })
    await expect(status()).rejects.toThrow()
    expect((await status()).body).toMatchObject({ transaction_status: 'pending' })
  })

  for (const [fault, code] of [
    ['status-500', 500],
    ['status-503', 503],
  ] as const) {
    faultTest(fault, `answers ${code}`, async () => {
      arm(fault, { times: 1 })
      expect((await status()).status).toBe(code)
      expect((await status()).status).toBe(200)
    })
  }

  faultTest('status-garbage', 'answers with half a text', async () => {
    arm('status-garbage', { times: 1 })
    await expect(status()).rejects.toThrow(SyntaxError)
    expect((await status()).body).toMatchObject({ transaction_status: 'pending' })
  })

  faultTest('status-slow', 'answers only after the delay', async () => {
    arm('status-slow', { delayMs: 60 })
    const startedAt = performance.now()
    expect((await status()).body).toMatchObject({ transaction_status: 'pending' })
    expect(performance.now() - startedAt).toBeGreaterThan(50)
  })

  faultTest('status-swapped', "answers with another order's transaction", async () => {
    await merchant.createToken('ORDER-2')
    control().pay('ORDER-2', { method: 'bni_va' })
    arm('status-swapped', { times: 1 })
    const { body } = await status()
    expect(body).toMatchObject({ order_id: 'ORDER-2', transaction_status: 'settlement' })
    expect(isSigned(body)).toBe(true)
    expect((await status()).body).toMatchObject({ order_id: 'ORDER-1', transaction_status: 'pending' })
  })

  faultTest('status-stale', 'answers with the state before', async () => {
    control().pay('ORDER-1')
    arm('status-stale', { times: 1 })
    const { body } = await status()
    expect(body).toMatchObject({ transaction_status: 'pending', status_code: '201' })
    expect(body).not.toHaveProperty('settlement_time')
    expect(isSigned(body)).toBe(true)
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })

  faultTest('status-no-custom-fields', 'answers without them, as notifications never do', async () => {
    const fields = { custom_field1: 'one', custom_field2: 'two', custom_field3: 'three' }
    await merchant.createToken('ORDER-2', fields)
    control().pay('ORDER-2', { method: 'bni_va' })
    await control().notificationsDone()
    arm('status-no-custom-fields', { times: 1 })
    const { body } = await status('ORDER-2')
    for (const name of Object.keys(fields)) expect(body).not.toHaveProperty(name)
    expect((await status('ORDER-2')).body).toMatchObject(fields)
    const notified = control()
      .deliveries()
      .filter(({ orderId }) => orderId === 'ORDER-2')
    for (const { body: text } of notified) expect(JSON.parse(text)).toMatchObject(fields)
    expect(notified).toHaveLength(2)
  })
})

checkAll()
