import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

describe('the public settings of the shop', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp()
  })
  afterAll(() => shop.close())
  const read = async () => (await shop.get('/api/config')).json()

  test('contain its contacts and payment mode, and no secret', async () => {
    const { shop: identity, payment } = shop.parts.config
    expect(await read()).toMatchObject({
      shop: identity,
      payment: { mode: 'demo', clientKey: payment.clientKey, scriptUrl: payment.scriptUrl },
    })
    expect(JSON.stringify(await read())).not.toContain(payment.serverKey)
  })

  test('contain nothing about the food until the owner fills in some of it, and then all of it', async () => {
    expect(await read()).not.toHaveProperty('foodFacts')
    const nothing = { ingredients: '', allergens: [], storage: '', keepsDays: null }
    const cookies = await shop.signIn()
    const say = async (payload: object) => {
      const answer = await shop.send('PATCH', '/api/admin/settings', payload, cookies)
      expect(answer.statusCode).toBe(200)
    }
    for (const facts of [
      { ingredients: 'Ayam, tapioka' },
      { allergens: ['egg'] },
      { storage: 'Simpan di kulkas' },
      { keepsDays: 2 },
    ]) {
      await say({ ...nothing, ...facts })
      expect((await read()).foodFacts).toEqual({ ...nothing, ...facts })
    }
    await say(nothing)
    expect(await read()).not.toHaveProperty('foodFacts')
  })

  test('follow what the owner changes', async () => {
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
