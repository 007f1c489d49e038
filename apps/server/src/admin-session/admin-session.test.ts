import { createHash, scryptSync } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type adminDevices, sessions, users } from '../db/tables/people.ts'
import { auditLog, rateLimits } from '../db/tables/shop.ts'
import { buildTestApp, cheapHash, type TestApp, testAdmin } from '../testing/test-app.ts'

const wrongPassword = { ...testAdmin, password: 'bukan-ini-sandinya' }

describe('the admin session', () => {
  let shop: TestApp
  beforeEach(async () => {
    shop = await buildTestApp()
  })
  afterEach(() => shop.close())

  type Cookies = Record<string, string>
  const login = (payload: object = testAdmin, cookies: Cookies = {}, remoteAddress = '203.0.113.1') =>
    shop.call({ method: 'POST', url: '/api/admin/login', payload, cookies, remoteAddress })
  const session = (cookies: Cookies) => shop.call({ method: 'GET', url: '/api/admin/session', cookies })
  const changePassword = (cookies: Cookies, payload: object) =>
    shop.call({ method: 'POST', url: '/api/admin/password', cookies, payload })
  const countRows = async (table: typeof sessions | typeof adminDevices | typeof users) =>
    (await shop.database.db.select({ rows: count() }).from(table))[0]?.rows

  /** Signing in renews the test admin's cheap hash; guesses need not pay for that. */
  const cheapen = () => shop.database.db.update(users).set({ password: cheapHash })
  const deviceOf = async (): Promise<string> => {
    const device = (await login()).cookies.find(({ name }) => name === 'device')?.value
    await cheapen()
    return device ?? ''
  }

  describe('signing in', () => {
    test('tells who is signed in and until when: 24 hours', async () => {
      const answer = await login()
      expect(answer.statusCode).toBe(200)
      const { username, loginTime, expiresAt } = answer.json()
      expect(username).toBe(testAdmin.username)
      expect(Date.parse(expiresAt) - Date.parse(loginTime)).toBe(24 * 60 * 60 * 1000)
      expect(Object.keys(answer.json()).sort()).toEqual(['expiresAt', 'loginTime', 'username'])
    })

    test('gives the browser a cookie that scripts and other sites cannot use, and stores only its hash', async () => {
      const [cookie, device] = (await login()).cookies
      expect(cookie).toMatchObject({
        name: 'session',
        path: '/',
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: 86_400,
      })
      expect(device).toMatchObject({ name: 'device', path: '/', httpOnly: true, sameSite: 'Strict' })
      expect(cookie?.value).toMatch(/^[\w-]{43}$/)
      const [row] = await shop.database.db.select().from(sessions)
      expect(row?.tokenHash).toEqual(
        createHash('sha256')
          .update(cookie?.value ?? '')
          .digest(),
      )
    })

    test('under https binds both cookies to this host', async () => {
      await shop.close()
      shop = await buildTestApp({ config: { publicOrigin: 'https://shop.example' } })
      const answer = await login()
      expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
        ['__Host-session', true],
        ['__Host-device', true],
      ])
      const [cookie] = answer.cookies
      expect((await session({ '__Host-session': cookie?.value ?? '' })).statusCode).toBe(200)
      expect((await session({ session: cookie?.value ?? '' })).statusCode).toBe(401)
    })

    test('answers a wrong password and an unknown name alike, and starts nothing', async () => {
      const wrong = await login(wrongPassword)
      const unknown = await login({ ...wrongPassword, username: 'nobody' })
      expect(wrong.statusCode).toBe(401)
      expect(wrong.json()).toEqual({ message: 'Invalid username or password', code: 'unauthenticated' })
      expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong.json()])
      expect([...wrong.cookies, ...unknown.cookies]).toEqual([])
      expect(await countRows(sessions)).toBe(0)
    })

    test.each([
      [{ password: 'x' }, 'Username is required'],
      [{ username: '', password: 'x' }, 'Username is required'],
      [{ username: 'x' }, 'Password is required'],
      [{ username: 'x', password: '' }, 'Password is required'],
      [{ username: 'x', password: 'p'.repeat(129) }, 'String must contain at most 128 character(s)'],
      [{ username: 'x', password: 12 }, 'Password is required'],
    ])('refuses %o before any hash is computed', async (payload, message) => {
      const answer = await login(payload)
      expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    })

    test('always makes a new session and never takes over a value the browser brought', async () => {
      const planted = 'A'.repeat(43)
      const answer = await login(testAdmin, { session: planted })
      expect(answer.cookies[0]?.value).not.toBe(planted)
      expect((await session({ session: planted })).statusCode).toBe(401)
      const again = await login(testAdmin, { session: answer.cookies[0]?.value ?? '' })
      expect(again.cookies[0]?.value).not.toBe(answer.cookies[0]?.value)
      expect(await countRows(sessions)).toBe(1)
    })

    test('makes an old hash anew with present costs', async () => {
      await cheapen()
      expect((await login()).statusCode).toBe(200)
      const [user] = await shop.database.db.select().from(users)
      expect(user?.password).toMatch(/^scrypt\$N=32768,r=8,p=3\$/)
      expect((await login()).statusCode).toBe(200)
    })
  })

  describe('a session', () => {
    test('opens what the admin may see, and nothing without it', async () => {
      expect((await session(await shop.signIn())).json()).toMatchObject({ username: testAdmin.username })
      expect((await session({})).statusCode).toBe(401)
    })

    test('ends 24 hours after its start by the clock of the database', async () => {
      const cookies = await shop.signIn()
      const db = shop.database.db
      await db.update(sessions).set({ expiresAt: sql`now() + interval '1 second'` })
      expect((await session(cookies)).statusCode).toBe(200)
      await db.update(sessions).set({ expiresAt: sql`now()` })
      expect((await session(cookies)).statusCode).toBe(401)
    })

    test('cannot be made from what the database holds', async () => {
      await shop.signIn()
      const [row] = await shop.database.db.select().from(sessions)
      for (const value of [
        row?.tokenHash.toString('base64url'),
        row?.tokenHash.toString('hex'),
        'x',
        '',
        "' or 1=1",
      ]) {
        expect((await session({ session: value ?? '' })).statusCode).toBe(401)
      }
    })

    test('is gone after logging out, and the browser is told to forget what it kept', async () => {
      const cookies = await shop.signIn()
      const answer = await shop.call({ method: 'POST', url: '/api/admin/logout', cookies })
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
      expect(answer.cookies).toEqual([expect.objectContaining({ name: 'session', value: '' })])
      expect((await session(cookies)).statusCode).toBe(401)
      expect(await countRows(sessions)).toBe(0)
    })
  })

  describe('guessing', () => {
    test('one name is compared ten times, from however many addresses', async () => {
      const answers: number[] = []
      for (let i = 0; i < 14; i += 1) {
        answers.push((await login(wrongPassword, {}, `203.0.113.${i}`)).statusCode)
      }
      expect(answers.filter((status) => status === 401)).toHaveLength(10)
      expect(answers.filter((status) => status === 429)).toHaveLength(4)
      const refused = await login(testAdmin, {}, '203.0.113.99')
      expect(refused.statusCode).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.json().message).toMatch(/^Too many attempts\. Please try again in \d+ minute/)
    })

    test('many at once are not compared more often', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => login(wrongPassword, {}, `203.0.113.${i}`)),
      )
      const compared = answers.filter(({ statusCode }) => statusCode === 401)
      expect(compared.length).toBe(10)
    })

    test('does not lock the owner out of a browser that signed in before', async () => {
      const device = await deviceOf()
      for (let i = 0; i < 11; i += 1) await login(wrongPassword, {}, `203.0.113.${i}`)
      expect((await login(testAdmin, {}, '203.0.113.50')).statusCode).toBe(429)
      expect((await login(testAdmin, { device }, '203.0.113.50')).statusCode).toBe(200)
    })

    test('a known browser has ten guesses of its own', async () => {
      const device = await deviceOf()
      const answers: number[] = []
      for (let i = 0; i < 12; i += 1) {
        answers.push((await login(wrongPassword, { device }, `203.0.113.${i}`)).statusCode)
      }
      expect(answers.filter((status) => status === 401)).toHaveLength(10)
    })

    test('an invented device cookie is no known browser', async () => {
      for (let i = 0; i < 10; i += 1) await login(wrongPassword, {}, `203.0.113.${i}`)
      const answer = await login(testAdmin, { device: 'B'.repeat(43) }, '203.0.113.60')
      expect(answer.statusCode).toBe(429)
    })

    test('the right password forgets the wrong ones before it', async () => {
      for (let round = 0; round < 2; round += 1) {
        for (let i = 0; i < 9; i += 1) await login(wrongPassword)
        expect((await login()).statusCode).toBe(200)
        await cheapen()
        await shop.database.db.delete(rateLimits).where(sql`key like 'sign-in-per-address%'`)
      }
    })

    test('forged address headers change nothing', async () => {
      await shop.close()
      shop = await buildTestApp({ limits: { 'sign-in-per-address': { points: 3, seconds: 900 } } })
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
      await shop.close()
      shop = await buildTestApp({ limits: { 'sign-in-per-name': { points: 1000, seconds: 900 } } })
      // Dear enough that the others arrive while the first are being compared.
      const key = scryptSync('x', 'salt', 32, { N: 2 ** 14, r: 8, p: 1 }).toString('base64url')
      const dear = `scrypt$N=16384,r=8,p=1$${Buffer.from('salt').toString('base64url')}$${key}`
      await shop.database.db.update(users).set({ password: dear })
      const answers = await Promise.all(
        Array.from({ length: 80 }, (_, i) => login(wrongPassword, {}, `198.51.100.${i}`)),
      )
      const refused = answers.filter(({ statusCode }) => statusCode === 503)
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(80 - refused.length)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]?.json().code).toBe('overloaded')
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
      expect((await login()).statusCode).toBe(401)
    })
  })

  describe('changing the password', () => {
    const next = 'dua-puluh-kukusan'

    test('asks for the old one, ends every other session and keeps this one', async () => {
      const here = await shop.signIn()
      const elsewhere = await shop.signIn()
      const change = await changePassword(here, { oldPassword: testAdmin.password, newPassword: next })
      expect(change.statusCode).toBe(204)
      expect((await session(here)).statusCode).toBe(200)
      expect((await session(elsewhere)).statusCode).toBe(401)
      expect((await login()).statusCode).toBe(401)
      expect((await login({ ...testAdmin, password: next })).statusCode).toBe(200)
      const lines = await shop.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'password.change'))
      expect(lines).toEqual([expect.objectContaining({ actor: `admin:${testAdmin.username}` })])
      expect(JSON.stringify(lines)).not.toContain(next)
    })

    test.each([
      [{ oldPassword: 'not-the-old-one', newPassword: next }, 'oldPassword', 'The old password is not right'],
      [
        { oldPassword: testAdmin.password, newPassword: 'short' },
        'newPassword',
        'Password must be at least 12 characters',
      ],
      [
        { oldPassword: testAdmin.password, newPassword: 'password1234' },
        'newPassword',
        'Password is too common or too easy to guess',
      ],
      [
        { oldPassword: testAdmin.password, newPassword: 'DimsumKukus-2026' },
        'newPassword',
        'Password is too common or too easy to guess',
      ],
      [
        { oldPassword: testAdmin.password, newPassword: 'aaaaaaaaaaaaaa' },
        'newPassword',
        'Password is too simple',
      ],
    ])('refuses %o at the field %s', async (payload, path, message) => {
      const cookies = await shop.signIn()
      const answer = await changePassword(cookies, payload)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ message, issues: [{ path, message }] })
      expect((await login()).statusCode).toBe(200)
    })

    test('needs a session', async () => {
      const answer = await changePassword({}, { oldPassword: testAdmin.password, newPassword: next })
      expect(answer.statusCode).toBe(401)
    })

    test('compares a stolen session only ten guesses of the old password', async () => {
      const cookies = await shop.signIn()
      const answers: number[] = []
      for (let i = 0; i < 12; i += 1) {
        const payload = { oldPassword: `guess-${i}-aaaa`, newPassword: next }
        answers.push((await changePassword(cookies, payload)).statusCode)
      }
      expect(answers.filter((status) => status === 400)).toHaveLength(10)
      expect(answers.slice(10)).toEqual([429, 429])
    })

    test('a login that began with the old password cannot end after the change', async () => {
      const cookies = await shop.signIn()
      const [late] = await Promise.all([
        login(),
        changePassword(cookies, { oldPassword: testAdmin.password, newPassword: next }),
      ])
      const session = late.cookies.find(({ name }) => name === 'session')?.value
      const answer = await shop.call({
        method: 'GET',
        url: '/api/admin/session',
        cookies: { session: session ?? '' },
      })
      expect(answer.statusCode).toBe(401)
    })
  })
})
