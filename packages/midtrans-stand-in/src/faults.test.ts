import { beforeEach, describe, expect, test } from 'vitest'
import { type FaultName, faultNames, faults, typedFault } from './faults.ts'
import { exampleServerKey } from './keys.ts'
import { signatureOf } from './signature.ts'
import { type ApiReply, statusesOf, tokenRequest, useMerchant } from './testing/merchant.ts'

const { merchant, control } = useMerchant()

const arm = (fault: FaultName, more: { times?: number; delayMs?: number; transactionStatus?: string } = {}) =>
  control().faults.arm({ fault, ...more })
const create = (orderId = 'ORDER-1', more = {}) =>
  merchant().post('/snap/v1/transactions', tokenRequest(orderId, more))
const status = (orderId = 'ORDER-1') => merchant().get(`/v2/${orderId}/status`)
const bodies = () => merchant().received.map(({ body }) => body)
/** The answer of a call, or the name of the error that it ended with. */
const endOf = (call: Promise<ApiReply>) => call.catch(({ name }) => ({ status: name }))

/** Confirms a method and pays; waits until every notification is delivered or given up. */
async function payOrder(method = 'bca_va', orderId = 'ORDER-1'): Promise<void> {
  await merchant().createToken(orderId)
  control().pay(orderId, { method })
  await control().notificationsDone()
}

/** Asserts that a body has the correct signature for its values. */
const expectSigned = (body?: Record<string, unknown>) => {
  const { order_id, status_code, gross_amount } = Object(body)
  expect(body?.signature_key).toBe(signatureOf({ order_id, status_code, gross_amount }, exampleServerKey))
}

const tested = new Set<FaultName>()
/** A test of a single fault. */
function faultTest(fault: FaultName, promise: string, run: () => Promise<void>) {
  tested.add(fault)
  test(`${fault}: ${promise}`, run)
}

test.each(
  faultNames.filter((name) => !/^(create|status)-/.test(name)),
)('%s sends at most ten messages for one payment', async (name) => {
  arm(name, { delayMs: 1 })
  await payOrder()
  await control().advanceClock(24 * 3_600_000)
  expect(merchant().received.length).toBeLessThanOrEqual(10)
})

describe('arming', () => {
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

  test.each(faultNames)('a customer with its name arms %s, an ordinary name nothing', (name) => {
    const { typedName } = faults[name]
    expect(typedFault(`  ${typedName.toUpperCase()} `)).toEqual({ fault: name, once: false })
    expect(typedFault(`${typedName} Sekali`)).toEqual({ fault: name, once: true })
    expect(typedFault(`Sari ${typedName}`)).toBeUndefined()
  })

  test.each([
    ['every time, also split into first and last', { first_name: 'Gagal', last_name: 'Token' }, [500, 500]],
    ['only the first time with "Sekali"', { first_name: 'Gagal Token Sekali' }, [500, 201]],
  ])('a typed name applies %s', async (_when, customer_details, expected) => {
    const answers = [
      await create('ORDER-1', { customer_details }),
      await create('ORDER-1', { customer_details }),
    ]
    expect(answers.map((reply) => reply.status)).toEqual(expected)
  })

  test('a name typed for one order does not affect another', async () => {
    await create('ORDER-1', { customer_details: { first_name: 'Tanpa Notifikasi' } })
    await payOrder('bca_va', 'ORDER-2')
    expect(statusesOf(merchant(), 'ORDER-2')).toEqual(['pending', 'settlement'])
    control().pay('ORDER-1', { method: 'bca_va' })
    await control().notificationsDone()
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual([])
  })
})

describe('token creation', () => {
  const error_messages = ['Sorry, we encountered internal server error. We will fix this soon.']
  const answers: [FaultName, { status: number | string; body?: object }][] = [
    ['create-500', { status: 500, body: { error_messages, locale: 'en' } }],
    ['create-503', { status: 503 }],
    ['create-401', { status: 401 }],
    ['create-429', { status: 429 }],
    ['create-403', { status: 403, body: {} }],
    ['create-html-502', { status: 502, body: {} }],
    ['create-timeout-before', { status: 'TypeError' }],
    ['create-reset', { status: 'TypeError' }],
  ]
  for (const [fault, reply] of answers) {
    faultTest(fault, `answers ${reply.status} once and has no effect`, async () => {
      arm(fault, { times: 1 })
      expect(await endOf(create())).toMatchObject(reply)
      expect(control().pages()).toEqual([])
      expect((await create()).status).toBe(201)
    })
  }

  faultTest('create-timeout-after', 'leaves the merchant without an answer, yet a token exists', async () => {
    arm('create-timeout-after', { times: 1 })
    await expect(create()).rejects.toThrow()
    expect(control().pages()).toHaveLength(1)
    expect((await create()).status).toBe(201)
    const closed = control()
      .pages()
      .map((page) => page.closed)
    expect(closed).toEqual(['replaced', undefined])
  })
})

describe('Get Status', () => {
  beforeEach(async () => {
    await merchant().createToken('ORDER-1')
    control().choose('ORDER-1', 'bca_va')
  })

  const answers: [FaultName, string, number | string][] = [
    ['status-timeout', 'never answers', 'TypeError'],
    ['status-garbage', 'answers with half a text', 'SyntaxError'],
    ['status-500', 'answers 500', 500],
    ['status-503', 'answers 503', 503],
  ]
  for (const [fault, promise, end] of answers) {
    faultTest(fault, promise, async () => {
      arm(fault, { times: 1 })
      expect((await endOf(status())).status).toBe(end)
      expect((await status()).body).toMatchObject({ transaction_status: 'pending' })
    })
  }

  faultTest('status-slow', 'answers only after the delay', async () => {
    arm('status-slow', { delayMs: 60 })
    const startedAt = performance.now()
    expect((await status()).body).toMatchObject({ transaction_status: 'pending' })
    expect(performance.now() - startedAt).toBeGreaterThan(50)
  })

  faultTest('status-swapped', "answers with another order's transaction", async () => {
    await merchant().createToken('ORDER-2')
    control().pay('ORDER-2', { method: 'bni_va' })
    arm('status-swapped', { times: 1 })
    const { body } = await status()
    expect(body).toMatchObject({ order_id: 'ORDER-2', transaction_status: 'settlement' })
    expectSigned(body)
    expect((await status()).body).toMatchObject({ order_id: 'ORDER-1', transaction_status: 'pending' })
  })

  faultTest('status-stale', 'answers with the state before', async () => {
    control().pay('ORDER-1')
    arm('status-stale', { times: 1 })
    const { body } = await status()
    expect(body).toMatchObject({ transaction_status: 'pending', status_code: '201' })
    expect(body).not.toHaveProperty('settlement_time')
    expectSigned(body)
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })

  faultTest('status-no-custom-fields', 'answers without them, as notifications never do', async () => {
    const fields = { custom_field1: 'one', custom_field2: 'two', custom_field3: 'three' }
    await merchant().createToken('ORDER-2', fields)
    control().pay('ORDER-2', { method: 'bni_va' })
    await control().notificationsDone()
    arm('status-no-custom-fields', { times: 1 })
    const { body } = await status('ORDER-2')
    for (const name of Object.keys(fields)) expect(body).not.toHaveProperty(name)
    expect((await status('ORDER-2')).body).toMatchObject(fields)
    const notified = bodies().filter(({ order_id }) => order_id === 'ORDER-2')
    expect(notified).toMatchObject([fields, fields])
  })
})

describe('courses of payment', () => {
  faultTest('challenge', 'holds a card payment', async () => {
    arm('challenge')
    await payOrder('credit_card')
    expect(bodies().at(-1)).toMatchObject({
      transaction_status: 'capture',
      fraud_status: 'challenge',
      status_code: '201',
    })
  })

  faultTest('two-attempts-paid', 'pays a second try as well', async () => {
    arm('two-attempts-paid', { times: 1 })
    await payOrder('bca_va')
    const paid = bodies().filter((body) => body.transaction_status === 'settlement')
    expect(new Set(paid.map((body) => body.transaction_id)).size).toBe(2)
  })

  const silent = 'success-without-notification'
  faultTest(silent, 'the page reports success, the merchant hears nothing', async () => {
    arm(silent)
    const { redirect_url } = await merchant().createToken('ORDER-1')
    const { transactionId } = control().choose('ORDER-1', 'gopay')
    const body = new URLSearchParams({ transaction_id: transactionId })
    const page = await (await fetch(`${redirect_url}/pay`, { method: 'POST', body })).text()
    await control().notificationsDone()
    expect(page).toContain('&quot;event&quot;:&quot;success&quot;')
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending'])
  })
})

describe('delivery of notifications', () => {
  faultTest('notification-lost', 'sends nothing, for one status if asked so', async () => {
    arm('notification-lost', { transactionStatus: 'settlement' })
    await payOrder()
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending'])
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })

  faultTest('notification-delayed', 'sends when the delay is over', async () => {
    arm('notification-delayed', { delayMs: 90_000, transactionStatus: 'settlement' })
    await merchant().createToken('ORDER-1')
    control().pay('ORDER-1', { method: 'bca_va' })
    await control().advanceClock(89_000)
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending'])
    await control().advanceClock(2_000)
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending', 'settlement'])
  })

  faultTest(
    'notification-duplicate-concurrent',
    'sends the second before the first is answered',
    async () => {
      merchant().answerWith((nth) => (nth === 1 ? 'never' : 200))
      arm('notification-duplicate-concurrent', { times: 1 })
      await merchant().createToken('ORDER-1')
      control().choose('ORDER-1', 'bca_va')
      await expect.poll(() => statusesOf(merchant(), 'ORDER-1')).toEqual(['pending', 'pending'])
      const states = () =>
        control()
          .deliveries()
          .map(({ state }) => state)
      await expect.poll(states).toContain('delivered')
    },
  )

  faultTest('notification-settlement-first', 'sends pending after settlement', async () => {
    arm('notification-settlement-first')
    await payOrder()
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['settlement', 'pending'])
  })

  faultTest('notification-late-expire', 'lets another try of the paid order expire afterwards', async () => {
    arm('notification-late-expire')
    await payOrder()
    expect(statusesOf(merchant(), 'ORDER-1').at(-1)).toBe('expire')
    const [paid] = bodies().filter((body) => body.transaction_status === 'settlement')
    expect(bodies().at(-1)?.transaction_id).not.toBe(paid?.transaction_id)
    expect((await status()).body).toMatchObject({ transaction_status: 'settlement' })
  })
})

describe('forged notifications are sent before the true one', () => {
  faultTest('forged-amount', 'names another amount, with a good signature', async () => {
    arm('forged-amount', { transactionStatus: 'settlement' })
    await payOrder()
    const [, forged, real] = bodies()
    expect(forged).toMatchObject({ order_id: 'ORDER-1', gross_amount: '59000.00' })
    expectSigned(forged)
    expect(real).toMatchObject({ transaction_status: 'settlement', gross_amount: '58000.00' })
  })

  faultTest('forged-ids', 'names another order beside this transaction, with a good signature', async () => {
    await merchant().createToken('ORDER-2')
    arm('forged-ids', { transactionStatus: 'settlement' })
    await payOrder()
    const [, forged, real] = bodies()
    expect(forged).toMatchObject({ order_id: 'ORDER-2', transaction_status: 'settlement' })
    expect(forged?.transaction_id).toBe(real?.transaction_id)
    expectSigned(forged)
    expect(real).toMatchObject({ order_id: 'ORDER-1' })
  })

  faultTest('forged-status', 'claims payment under the good signature of a pending message', async () => {
    arm('forged-status', { times: 1 })
    await merchant().createToken('ORDER-1')
    control().choose('ORDER-1', 'bca_va')
    await control().notificationsDone()
    const [forged, real] = bodies()
    expect(forged).toEqual({ ...real, transaction_status: 'settlement' })
    expectSigned(forged)
    expect(real).toMatchObject({ transaction_status: 'pending' })
  })
})

describe('contents', () => {
  faultTest('extra-fields', 'adds undocumented fields, the signature still good', async () => {
    arm('extra-fields', { times: 1 })
    await payOrder()
    expect(bodies()[0]).toMatchObject({ risk: { score: 3 }, settlement_batch: '7' })
    expectSigned(bodies()[0])
  })

  faultTest('no-fraud-status', 'leaves fraud_status out of notification and status', async () => {
    arm('no-fraud-status')
    await payOrder()
    for (const body of [...bodies(), (await status()).body]) expect(body).not.toHaveProperty('fraud_status')
  })
})

test('every fault has a test here', () => {
  expect([...tested].sort()).toEqual([...faultNames].sort())
})
