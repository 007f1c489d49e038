import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp, testAdmin } from '../testing/test-app.ts'

describe('the admin session', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp()
  })
  afterAll(() => shop.close())

  test('signs in with name and password and tells who is signed in until when', async () => {
    const answer = await shop.call({ method: 'POST', url: '/api/admin/login', payload: testAdmin })
    expect(answer.statusCode, answer.body).toBe(200)
    const { username, loginTime, expiresAt } = answer.json()
    expect(username).toBe(testAdmin.username)
    expect(Date.parse(expiresAt) - Date.parse(loginTime)).toBe(24 * 60 * 60 * 1000)
  })
})
