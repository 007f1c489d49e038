import midtransClient from 'midtrans-client'
import { beforeEach, expect, test } from 'vitest'
import { exampleClientKey, exampleServerKey } from './keys.ts'
import { tokenRequest, useMerchant } from './testing/merchant.ts'

/** The official Node client must work with the stand-in. */
const { merchant, control } = useMerchant()
let snap: InstanceType<typeof midtransClient.Snap>
beforeEach(() => {
  snap = new midtransClient.Snap({
    isProduction: false,
    serverKey: exampleServerKey,
    clientKey: exampleClientKey,
  })
  snap.apiConfig.getSnapApiBaseUrl = () => `${merchant().url}/snap/v1`
  snap.apiConfig.getCoreApiBaseUrl = () => merchant().url
})

test('creates a token, asks for the status, also by a notification, and refunds', async () => {
  const created = await snap.createTransaction(tokenRequest('ORDER-1'))
  expect(created.redirect_url).toContain(created.token)
  control().pay('ORDER-1', { method: 'gopay' })
  expect(await snap.transaction.status('ORDER-1')).toMatchObject({ transaction_status: 'settlement' })
  await control().notificationsDone()
  const [, settlement] = merchant().received
  expect(await snap.transaction.notification(settlement?.body ?? {})).toMatchObject({
    transaction_status: 'settlement',
    order_id: 'ORDER-1',
  })
  const part = { refund_key: 'r1', amount: 8_000, reason: 'kurang' }
  expect(await snap.transaction.refund('ORDER-1', part)).toMatchObject({
    transaction_status: 'partial_refund',
    refund_amount: '8000.00',
  })
  expect(await snap.transaction.refundDirect('ORDER-1', { refund_key: 'r2' })).toMatchObject({
    transaction_status: 'refund',
  })
})

test.each([
  ['cancel', 'cancel', '202'],
  ['expire', 'expire', '407'],
] as const)('ends a pending transaction by %s, and asks for its status', async (end, after, status_code) => {
  await snap.createTransaction(tokenRequest('ORDER-1'))
  control().choose('ORDER-1', 'bca_va')
  expect(await snap.transaction[end]('ORDER-1')).toMatchObject({ transaction_status: after })
  expect(await snap.transaction.status('ORDER-1')).toMatchObject({ transaction_status: after, status_code })
})

test('throws the documented errors: unknown transaction, bad request, wrong key', async () => {
  await expect(snap.transaction.status('NOBODY')).rejects.toThrow(/404/)
  await expect(snap.createTransaction({})).rejects.toMatchObject({ httpStatusCode: 400 })
  snap.apiConfig.set({ serverKey: 'SB-Mid-server-other' })
  await expect(snap.transaction.status('ORDER-1')).rejects.toMatchObject({ httpStatusCode: 401 })
})
