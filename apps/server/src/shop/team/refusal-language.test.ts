import { expect, test } from 'vitest'
import { buildTestApp } from '../../testing/test-app.ts'

const shop = await buildTestApp()

/** Calls about the own account, from screens that are Indonesian by default. */
test.each([
  ['GET', '/api/admin/second-factor'],
  ['POST', '/api/admin/second-factor'],
  ['POST', '/api/admin/second-factor/confirm'],
  ['POST', '/api/admin/second-factor/recovery-codes'],
  ['POST', '/api/admin/second-factor/off'],
  ['GET', '/api/admin/sessions'],
  ['DELETE', '/api/admin/sessions/1'],
  ['POST', '/api/admin/sessions/end-others'],
  ['POST', '/api/admin/password'],
  ['GET', '/api/admin/notifications/devices'],
  ['PUT', '/api/admin/notifications/devices'],
  ['DELETE', '/api/admin/notifications/devices/1'],
  ['GET', '/api/admin/day-summary'],
  ['GET', '/api/admin/audit'],
] as const)('%s %s refuses in Indonesian, and in English when the screen says so', async (method, url) => {
  const ask = async (headers: Record<string, string>) => {
    const { statusCode, json } = await shop.call({ method, url, headers })
    return [statusCode, json().message]
  }
  expect(await ask({})).toEqual([401, 'Silakan masuk terlebih dahulu.'])
  expect(await ask({ 'shop-language': 'en' })).toEqual([401, 'Please log in again'])
})
