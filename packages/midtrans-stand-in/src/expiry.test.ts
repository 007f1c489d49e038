import { describe, expect, test } from 'vitest'
import { statusesOf, useMerchant } from './testing/merchant.ts'

const start = Date.parse('2026-01-01T00:00:00Z')
const minute = 60_000
const hour = 60 * minute
const { merchant, control } = useMerchant({ now: () => start })

const statusNow = async (orderId = 'ORDER-1') =>
  (await merchant().get(`/v2/${orderId}/status`)).body.transaction_status

describe('expiry by the clock', () => {
  test.each([
    ['bca_va', 24 * hour],
    ['gopay', 15 * minute],
    ['other_qris', 15 * minute],
    ['echannel', 24 * hour],
  ])('%s stays payable for its documented time, then expires with a notification', async (method, lifetime) => {
    await merchant().createToken('ORDER-1')
    control().choose('ORDER-1', method)
    await control().advanceClock(lifetime - 1)
    expect(await statusNow()).toBe('pending')
    await control().advanceClock(1)
    expect(await statusNow()).toBe('expire')
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending', 'expire'])
  })

  test("the merchant's own expiry counts from its start time", async () => {
    await merchant().createToken('ORDER-1', {
      expiry: { start_time: '2026-01-01 07:00:00 +0700', unit: 'minutes', duration: 90 },
    })
    await control().advanceClock(30 * minute)
    const { expiresAt } = control().choose('ORDER-1', 'bca_va')
    expect(expiresAt).toBe(start + 90 * minute)
  })

  test('without a start time it counts from the choice of a method', async () => {
    await merchant().createToken('ORDER-1', { expiry: { unit: 'hour', duration: 2 } })
    await control().advanceClock(30 * minute)
    expect(control().choose('ORDER-1', 'bca_va').expiresAt).toBe(start + 30 * minute + 2 * hour)
  })

  test("is limited by the method's max", async () => {
    await merchant().createToken('ORDER-1', { expiry: { unit: 'days', duration: 30 } })
    expect(control().choose('ORDER-1', 'gopay').expiresAt).toBe(start + 7 * 24 * hour)
  })

  test('does not touch a paid transaction', async () => {
    await merchant().createToken('ORDER-1')
    control().pay('ORDER-1', { method: 'bca_va' })
    await control().advanceClock(48 * hour)
    expect(await statusNow()).toBe('settlement')
    expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending', 'settlement'])
  })

  test('expires the open transaction of a paid order', async () => {
    await merchant().createToken('ORDER-1')
    control().choose('ORDER-1', 'bni_va')
    const paid = control().choose('ORDER-1', 'gopay')
    control().pay(paid.transactionId)
    await control().advanceClock(25 * hour)
    expect(statusesOf(merchant(), 'ORDER-1')).toContain('expire')
    expect(await statusNow()).toBe('settlement')
  })
})

test('a page that expires sends nothing, and an issued number can still be paid', async () => {
  const { redirect_url } = await merchant().createToken('ORDER-1', {
    page_expiry: { unit: 'minute', duration: 5 },
  })
  await control().advanceClock(4 * minute)
  control().choose('ORDER-1', 'bca_va')
  await control().advanceClock(2 * minute)
  expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending'])
  expect(await (await fetch(redirect_url)).text()).toContain('Nomor virtual account')
  control().pay('ORDER-1')
  expect(await statusNow()).toBe('settlement')

  const unused = await merchant().createToken('ORDER-2', { page_expiry: { unit: 'minute', duration: 5 } })
  await control().advanceClock(6 * minute)
  expect(await (await fetch(unused.redirect_url)).text()).toContain('Transaksi tidak tersedia')
  expect(statusesOf(merchant(), 'ORDER-2')).toEqual([])
})

test('a captured card payment settles a day later', async () => {
  await merchant().createToken('ORDER-1')
  control().pay('ORDER-1', { method: 'credit_card' })
  await control().advanceClock(24 * hour)
  expect(statusesOf(merchant(), 'ORDER-1')).toEqual(['pending', 'capture', 'settlement'])
})

test('times on the wire are in WIB', async () => {
  await merchant().createToken('ORDER-1')
  control().choose('ORDER-1', 'bca_va')
  expect((await merchant().get('/v2/ORDER-1/status')).body).toMatchObject({
    transaction_time: '2026-01-01 07:00:00',
    expiry_time: '2026-01-02 07:00:00',
  })
})
