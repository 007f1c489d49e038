import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { installLongestHandling } from './longest-handling.ts'

let shop: TestApp
let release = () => {}
beforeAll(async () => {
  const stuck = new Promise<void>((resolve) => {
    release = resolve
  })
  shop = await buildTestApp({
    features: [
      (app) => {
        installLongestHandling(app, 30)
        app.get('/api/stuck', { config: { access: 'anyone' } }, async () => {
          await stuck
          return { late: true }
        })
        app.get('/api/quick', { config: { access: 'anyone' } }, async () => ({ quick: true }))
        app.get('/api/long', { config: { access: 'anyone', load: 'stream' } }, async () => {
          await stuck
          return { long: true }
        })
      },
    ],
  })
})
afterAll(() => shop.close())

test('a handler that never answers is given up with 503, and its late answer goes nowhere', async () => {
  const answer = await shop.call({ method: 'GET', url: '/api/stuck' })
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'unavailable'])
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  const long = shop.call({ method: 'GET', url: '/api/long' })
  expect((await shop.call({ method: 'GET', url: '/api/quick' })).json()).toEqual({ quick: true })
  release()
  expect((await long).json()).toEqual({ long: true })
})
