import { describe, expect, test } from 'vitest'
import { exampleServerKey } from './keys.ts'
import { signatureOf } from './signature.ts'
import { statusesOf, useMerchant } from './testing/merchant.ts'

const { merchant, control } = useMerchant({}, (merchant) => merchant.createToken('ORDER-1'))

const status = async (id = 'ORDER-1') => (await merchant().get(`/v2/${encodeURIComponent(id)}/status`)).body
const act = (action: string, body: unknown = {}, id = 'ORDER-1') =>
  merchant().post(`/v2/${id}/${action}`, body)

describe('Get Status', () => {
  test('returns 404 until a method is confirmed', async () => {
    expect(await merchant().get('/v2/ORDER-1/status')).toMatchObject({
      status: 200,
      body: { status_code: '404', status_message: "Transaction doesn't exist." },
    })
  })

  test('answers by order id and by transaction id, signed over its own code', async () => {
    const { transactionId } = control().choose('ORDER-1', 'bca_va')
    const body = await status()
    expect(body).toMatchObject({
      status_code: '201',
      status_message: 'Success, transaction is found',
      transaction_status: 'pending',
      transaction_id: transactionId,
      gross_amount: '58000.00',
      currency: 'IDR',
    })
    expect(await status(transactionId)).toEqual(body)
    const signed = { order_id: 'ORDER-1', status_code: '201', gross_amount: '58000.00' }
    expect(body.signature_key).toBe(signatureOf(signed, exampleServerKey))
  })

  test('returns 407 for an expired transaction, whose notification has 202', async () => {
    control().choose('ORDER-1', 'bca_va')
    control().expire('ORDER-1')
    await control().notificationsDone()
    expect(await status()).toMatchObject({ transaction_status: 'expire', status_code: '407' })
    expect(merchant().received.at(-1)?.body).toMatchObject({
      transaction_status: 'expire',
      status_code: '202',
    })
  })

  test('of an order with several transactions returns the paid one, else the newest open one', async () => {
    const first = control().choose('ORDER-1', 'bca_va')
    const second = control().choose('ORDER-1', 'gopay')
    expect(await status()).toMatchObject({ transaction_id: second.transactionId })
    control().deny(second.transactionId)
    expect(await status()).toMatchObject({ transaction_id: first.transactionId })
    control().pay(first.transactionId)
    control().choose('ORDER-1', 'bni_va')
    expect(await status()).toMatchObject({
      transaction_id: first.transactionId,
      transaction_status: 'settlement',
    })
  })
})

describe('cancel and expire', () => {
  test.each([
    ['bca_va', 'cancel', '412', 'settlement'],
    ['bca_va', 'expire', '412', 'settlement'],
    ['credit_card', 'expire', '412', 'capture'],
    ['credit_card', 'cancel', '200', 'cancel'],
  ])('a paid %s payment: %s answers %s', async (method, action, status_code, after) => {
    control().pay('ORDER-1', { method })
    const { body } = await act(action)
    const refusal = { status_code, status_message: 'Merchant cannot modify the status of the transaction' }
    if (status_code === '412') expect(body).toEqual(refusal)
    else expect(body).toMatchObject({ status_code, transaction_status: after })
    expect(await status()).toMatchObject({ transaction_status: after })
  })

  test('an unknown id is 404 and malformed JSON 413, in the body', async () => {
    expect((await act('cancel', {}, 'NOBODY')).body).toMatchObject({ status_code: '404' })
    const Authorization = `Basic ${btoa(`${exampleServerKey}:`)}`
    const reply = await fetch(`${merchant().url}/v2/ORDER-1/cancel`, {
      method: 'POST',
      headers: { Authorization },
      body: '{',
    })
    expect(await reply.json()).toMatchObject({ status_code: '413' })
  })
})

test.each([
  ['approve', { status_code: '200', transaction_status: 'capture', fraud_status: 'accept' }],
  ['deny', { status_code: '200', transaction_status: 'deny' }],
])('a card payment under review is ended once, by %s', async (decision, expected) => {
  control().faults.arm({ fault: 'challenge' })
  control().pay('ORDER-1', { method: 'credit_card' })
  const held = { transaction_status: 'capture', fraud_status: 'challenge', status_code: '201' }
  expect(await status()).toMatchObject(held)
  expect((await act(decision)).body).toMatchObject(expected)
  expect((await act('deny')).body).toMatchObject({ status_code: '412' })
})

describe('refund', () => {
  const pay = (method: string) => control().pay('ORDER-1', { method })

  test('returns a part, then the rest; the running total is next to the parts', async () => {
    pay('gopay')
    const part = await act('refund', { refund_key: 'r1', amount: 28_000, reason: 'paket kurang' })
    expect(part.body).toMatchObject({
      status_code: '200',
      transaction_status: 'partial_refund',
      refund_amount: '28000.00',
      refund_key: 'r1',
    })
    const rest = await act('refund/online/direct', { refund_key: 'r2' })
    expect(rest.body).toMatchObject({ transaction_status: 'refund', refund_amount: '30000.00' })
    expect(await status()).toMatchObject({
      refund_amount: '58000.00',
      refunds: [
        { refund_key: 'r1', refund_amount: '28000.00', refund_method: 'online', reason: 'paket kurang' },
        { refund_key: 'r2', refund_amount: '30000.00' },
      ],
    })
  })

  test("sends two notifications, the second with the bank's confirmation", async () => {
    pay('gopay')
    await act('refund', { refund_key: 'r1' })
    await control().advanceClock(5_000)
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending', 'settlement', 'refund', 'refund'])
    const [first, second] = merchant()
      .received.slice(-2)
      .map(({ body }) => body.refunds)
    expect(first).toEqual([expect.not.objectContaining({ bank_confirmed_at: expect.anything() })])
    expect(second).toEqual([expect.objectContaining({ bank_confirmed_at: expect.any(String) })])
  })

  test('with the same key and amount refunds nothing more, with another amount is refused', async () => {
    pay('gopay')
    const refund = async (amount: number) => (await act('refund', { refund_key: 'r1', amount })).body
    const { refund_chargeback_id } = await refund(10_000)
    expect(await refund(10_000)).toMatchObject({ status_code: '200', refund_chargeback_id })
    expect(await refund(20_000)).toMatchObject({ status_code: '406' })
    expect(await status()).toMatchObject({ refund_amount: '10000.00' })
  })

  test.each([
    ['a VA payment', 'bca_va', {}, '412'],
    ['more than was paid', 'gopay', { amount: 58_001 }, '414'],
    ['nothing', 'gopay', { amount: 0 }, '414'],
    ['a card that is only captured', 'credit_card', {}, '412'],
  ])('refuses %s', async (_what, method, body, code) => {
    pay(method)
    expect((await act('refund', { refund_key: 'r1', ...body })).body).toMatchObject({ status_code: code })
    expect(await status()).not.toHaveProperty('refunds')
  })
})
