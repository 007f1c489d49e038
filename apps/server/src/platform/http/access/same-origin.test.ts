import { describe, expect, test } from 'vitest'
import type { AppFeature } from '../../../app-parts.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

const sample: AppFeature = (app) => {
  app.post('/api/items', { config: { access: 'anyone' } }, async () => ({ made: true }))
  app.post('/api/messages', { config: { access: 'signature' } }, async () => ({ received: true }))
}

const shop = await buildTestApp({ features: [sample] })

describe('changes requested by another site', () => {
  const from = (headers: Record<string, string>) =>
    shop.call({ method: 'POST', url: '/api/items', headers, payload: {} })

  test.each([
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://shop.test' },
  ])('%o are the own pages or no browser, and pass', async (headers) => {
    expect((await from({ host: 'shop.test', ...headers })).statusCode).toBe(200)
  })

  test('are not checked for the provider’s notifications, which have no cookie', async () => {
    const answer = await shop.call({
      method: 'POST',
      url: '/api/messages',
      headers: { origin: 'https://provider.test', 'sec-fetch-site': 'cross-site' },
      payload: {},
    })
    expect(answer.statusCode).toBe(200)
  })
})
