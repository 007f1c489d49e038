import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { retriesAfter, waitBefore } from './delivery-retries.ts'
import { type Merchant, type NotificationAnswer, startMerchant, statusesOf } from './testing/merchant.ts'

let merchant: Merchant
/** A slow response of a busy machine is not a timeout; tests of timeouts set a shorter one. */
const open = async (answerTimeoutMs = 60_000) => {
  merchant = await startMerchant({ answerTimeoutMs })
  await merchant.createToken('ORDER-1')
}
beforeEach(() => open())
afterEach(() => merchant.close())

const control = () => merchant.standIn.control

async function notifyOnce(answer: NotificationAnswer) {
  merchant.answerWith(answer)
  control().choose('ORDER-1', 'bca_va')
  await control().notificationsDone()
  return control().deliveries()
}

describe('the number of deliveries of a notification, by the response', () => {
  test.each<[string, NotificationAnswer, number, 'delivered' | 'failed', answerTimeoutMs?: number]>([
    ['200', () => 200, 1, 'delivered'],
    ['500', () => 500, 2, 'failed'],
    ['503', () => 503, 5, 'failed'],
    ['303', () => ({ status: 303, location: '/elsewhere' }), 1, 'failed'],
    ['no answer in time', () => 'never', 6, 'failed', 100],
    ['503 twice, then 200', (nth) => (nth <= 2 ? 503 : 200), 3, 'delivered'],
    ['a time-out, then 500', (nth) => (nth === 1 ? 'never' : 500), 2, 'failed', 2_000],
  ])('%s', async (_answer, answer, tries, state, answerTimeoutMs) => {
    if (answerTimeoutMs !== undefined) {
      await merchant.close()
      await open(answerTimeoutMs)
    }
    const [delivery] = await notifyOnce(answer)
    expect(delivery).toMatchObject({ state, orderId: 'ORDER-1', transactionStatus: 'pending' })
    expect(delivery?.tries).toHaveLength(tries)
    expect(merchant.received).toHaveLength(tries)
    // Every retry has the same body.
    expect(new Set(merchant.received.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('a refused connection counts like a timeout: five retries', async () => {
    const closed = createServer().listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const { port } = closed.address() as AddressInfo
    await once(closed.close(), 'close')

    const lonely = await startMerchant({ notificationUrls: [`http://127.0.0.1:${port}/notification`] })
    await lonely.createToken('ORDER-1')
    lonely.standIn.control.choose('ORDER-1', 'gopay')
    await lonely.standIn.control.notificationsDone()
    const [delivery] = lonely.standIn.control.deliveries()
    expect(delivery?.tries.map(({ answer }) => answer)).toEqual(Array(6).fill('refused'))
    await lonely.close()
  })

  test.each([307, 308])('%i is followed with the same method and body', async (status) => {
    const [delivery] = await notifyOnce((nth) => (nth === 1 ? { status, location: '/moved' } : 200))
    expect(merchant.received.map(({ path }) => path)).toEqual(['/notification', '/moved'])
    expect(merchant.received[1]?.body).toEqual(merchant.received[0]?.body)
    expect(delivery?.tries).toHaveLength(1)
    expect(delivery?.state).toBe('delivered')
  })

  test('at most five redirects are followed', async () => {
    const [delivery] = await notifyOnce(() => ({ status: 307, location: '/round' }))
    expect(merchant.received).toHaveLength(6)
    expect(delivery).toMatchObject({ state: 'failed', tries: [{ answer: 'too-many-redirects' }] })
  })

  test('the table covers every status: only these are special', () => {
    const retries = Array.from({ length: 500 }, (_, index) => retriesAfter(100 + index))
    const special = retries.flatMap((count, index) => (count === 5 ? [] : [[100 + index, count]]))
    expect(special.filter(([code]) => Number(code) < 200 || Number(code) >= 300)).toEqual([
      [301, 0],
      [302, 0],
      [303, 0],
      [400, 2],
      [404, 2],
      [500, 1],
      [503, 4],
    ])
  })
})

describe('when a retry happens', () => {
  const minute = 60_000

  test('2, 10, 30, 90 and 210 minutes later, each randomly shortened; the first after at least 33 s', () => {
    expect([1, 2, 3, 4, 5].map((nth) => waitBefore(nth, 1, 1))).toEqual(
      [2, 10, 30, 90, 210].map((n) => n * minute),
    )
    expect(waitBefore(1, 0, 1)).toBe(33_000)
    expect(waitBefore(5, 0.5, 1)).toBeLessThan(210 * minute)
  })

  test('by the clock when the clock is advanced', async () => {
    const slow = await startMerchant({ retryDelayScale: 1 })
    slow.answerWith(() => 503)
    await slow.createToken('ORDER-1')
    slow.standIn.control.choose('ORDER-1', 'bca_va')
    await slow.standIn.control.advanceClock(0)
    expect(slow.received).toHaveLength(1)
    await slow.standIn.control.advanceClock(2 * minute)
    expect(slow.received).toHaveLength(2)
    await slow.standIn.control.advanceClock(130 * minute)
    expect(slow.received).toHaveLength(5)
    expect(slow.standIn.control.deliveries()[0]?.state).toBe('failed')
    await slow.close()
  })
})

describe('a notification', () => {
  test('is JSON from Veritrans, without authorization', async () => {
    await notifyOnce(() => 200)
    const [{ headers } = { headers: {} }] = merchant.received
    expect(headers).toMatchObject({ 'user-agent': 'Veritrans', 'content-type': 'application/json' })
    expect(headers).not.toHaveProperty('authorization')
  })

  test('of the next status waits for the response to the previous one', async () => {
    merchant.answerWith((nth) => (nth === 1 ? 500 : 200))
    control().pay('ORDER-1', { method: 'bca_va' })
    await control().notificationsDone()
    expect(statusesOf(merchant, 'ORDER-1').slice(0, 2)).toEqual(['pending', 'settlement'])
  })

  test.each([
    ["goes to the dashboard's URL and the appended one", false, ['', '/c']],
    ['goes only to the URLs of the override header', true, ['/a', '/b']],
  ])('%s, a copy each', async (_title, isOverridden, paths) => {
    const url = merchant.notificationUrl
    await merchant.post(
      '/snap/v1/transactions',
      { transaction_details: { order_id: 'ORDER-2', gross_amount: 10_000 } },
      {
        'X-Append-Notification': `${url}/c`,
        ...(isOverridden && { 'X-Override-Notification': `${url}/a,${url}/b` }),
      },
    )
    control().choose('ORDER-2', 'bca_va')
    await control().notificationsDone()
    const expected = paths.map((path) => `/notification${path}`)
    expect(merchant.received.map(({ path }) => path).sort()).toEqual(expected)
  })

  test("of the dashboard's test button names an unknown order, and is signed", async () => {
    const sent = await control().sendDashboardTest()
    expect(merchant.received.map(({ body }) => body)).toEqual([sent])
    expect(sent.order_id).toMatch(/^payment_notif_test_G000000001_[0-9a-f-]{36}$/)
    expect(sent).toMatchObject({
      transaction_status: 'settlement',
      payment_type: 'gopay',
      gross_amount: '105000.00',
    })
    expect((await merchant.get(`/v2/${sent.order_id}/status`)).body).toMatchObject({ status_code: '404' })
  })
})
