import { scryptSync } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../platform/db/tables/people.ts'
import { rateLimits } from '../../platform/db/tables/shop.ts'
import { useCheapHashes } from '../../testing/cheap-hashes.ts'
import { buildTestApp, testAdmin } from '../../testing/test-app.ts'

useCheapHashes()

const wrongPassword = { ...testAdmin, password: 'bukan-ini-sandinya' }

const shop = await buildTestApp()
beforeEach(() => {
  shop.parts.limits = {}
  return shop.rows('truncate rate_limits, admin_devices')
})

describe('guessing the admin password', () => {
  const atMost = (points: number) => ({ points, seconds: 900 })

  const login = (
    payload: object = testAdmin,
    cookies: Record<string, string> = {},
    remoteAddress = '203.0.113.1',
  ) => shop.call({ method: 'POST', url: '/api/admin/login', payload, cookies, remoteAddress })

  /** What so many wrong passwords are answered, each from another address unless one is given. */
  const guess = async (tries: number, cookies = {}, address?: string, payload: object = wrongPassword) => {
    const statuses: number[] = []
    for (let i = 0; i < tries; i += 1)
      statuses.push((await login(payload, cookies, address ?? `203.0.113.${i}`)).statusCode)
    return statuses
  }
  const deviceOf = async (): Promise<string> =>
    (await login()).cookies.find(({ name }) => name === 'device')?.value ?? ''
  const tenTries = Array(10).fill(401)

  test('one name is compared ten times, from however many addresses', async () => {
    expect(await guess(14)).toEqual([...tenTries, 429, 429, 429, 429])
    const refused = await login(testAdmin, {}, '203.0.113.99')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().message).toMatch(/^Too many attempts\. Please try again in \d+ minute/)
  })

  test('many in parallel are not compared more often', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => login(wrongPassword, {}, `203.0.113.${i}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
  })

  test('does not lock the owner out of a browser that signed in before', async () => {
    const device = await deviceOf()
    await guess(11)
    expect((await login(testAdmin, {}, '203.0.113.50')).statusCode).toBe(429)
    expect((await login(testAdmin, { device }, '203.0.113.50')).statusCode).toBe(200)
  })

  test('from one address does not block a known browser behind it', async () => {
    shop.parts.limits = { 'sign-in-per-address': atMost(4) }
    const device = await deviceOf()
    expect(await guess(6, {}, '203.0.113.1')).toEqual([401, 401, 401, 401, 429, 429])
    expect((await login()).statusCode).toBe(429)
    expect((await login(testAdmin, { device })).statusCode).toBe(200)
  })

  test('that is refused for its name does not count against others at the address', async () => {
    shop.parts.limits = { 'sign-in-per-address': atMost(4), 'sign-in-per-name': atMost(2) }
    await guess(8, {}, '203.0.113.1', { ...wrongPassword, username: 'orang lain' })
    expect((await login()).statusCode).toBe(200)
  })

  test('a known browser has ten guesses of its own', async () => {
    const device = await deviceOf()
    expect(await guess(12, { device })).toEqual([...tenTries, 429, 429])
  })

  test('an invented device cookie is not a known browser', async () => {
    await guess(10)
    const answer = await login(testAdmin, { device: 'B'.repeat(43) }, '203.0.113.60')
    expect(answer.statusCode).toBe(429)
  })

  test('the right password resets the count of wrong ones', async () => {
    for (let round = 0; round < 2; round += 1) {
      await guess(9, {}, '203.0.113.1')
      expect((await login()).statusCode).toBe(200)
      await shop.database.db.delete(rateLimits).where(sql`key like 'sign-in-per-address%'`)
    }
  })

  test('forged address headers change nothing', async () => {
    shop.parts.limits = { 'sign-in-per-address': atMost(3) }
    const statuses: number[] = []
    for (let i = 0; i < 5; i += 1) {
      const answer = await shop.call({
        method: 'POST',
        url: '/api/admin/login',
        payload: wrongPassword,
        headers: { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` },
        remoteAddress: '203.0.113.1',
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429])
  })

  test('a flood is refused before it fills the memory: two hashes at once, twenty waiting', async () => {
    shop.parts.limits = { 'sign-in-per-name': atMost(1000) }
    // Expensive enough that the others arrive while the first are being compared.
    const key = scryptSync('x', 'salt', 32, { N: 2 ** 14, r: 8, p: 1 }).toString('base64url')
    const expensive = `scrypt$N=16384,r=8,p=1$${Buffer.from('salt').toString('base64url')}$${key}`
    await shop.database.db.update(users).set({ password: expensive })
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => login(wrongPassword, {}, `198.51.100.${i}`)),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(80 - refused.length)
    // A busy machine also refuses for its event loop.
    expect(refused.map((answer) => answer.json().code)).toContain('overloaded')
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await login()).statusCode).toBe(401)
  })
})
