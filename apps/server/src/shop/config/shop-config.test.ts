import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

describe('what a browser may know of the shop', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp()
  })
  afterAll(() => shop.close())
  const read = async () => (await shop.call({ method: 'GET', url: '/api/config' })).json()

  test('is its contacts and how it takes money, and no secret', async () => {
    const { shop: identity, payment } = shop.parts.config
    expect(await read()).toMatchObject({
      shop: identity,
      payment: { mode: 'demo', clientKey: payment.clientKey, scriptUrl: payment.scriptUrl },
    })
    expect(JSON.stringify(await read())).not.toContain(payment.serverKey)
  })

  test('follows what the owner changes', async () => {
    const cookies = await shop.signIn()
    const change = {
      method: 'PATCH',
      url: '/api/admin/settings',
      cookies,
      payload: { shopName: 'Dimsum Baru', retentionMonths: 6 },
    } as const
    expect((await shop.call(change)).statusCode).toBe(200)
    expect(await read()).toMatchObject({ shop: { name: 'Dimsum Baru' }, privacy: { retentionMonths: 6 } })
  })
})
