import { createHash } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '../../platform/db/tables/people.ts'
import { buildTestApp, cheapHash, testAdmin } from '../../testing/test-app.ts'

const wrongPassword = { ...testAdmin, password: 'bukan-ini-sandinya' }

const shop = await buildTestApp()

describe('the admin session', () => {
  beforeEach(() => shop.database.pool.query('truncate sessions, admin_devices, rate_limits cascade'))

  type Cookies = Record<string, string>
  const login = (payload: object = testAdmin, cookies: Cookies = {}, remoteAddress = '203.0.113.1') =>
    shop.call({ method: 'POST', url: '/api/admin/login', payload, cookies, remoteAddress })
  const session = (cookies: Cookies) => shop.get('/api/admin/session', cookies)
  const countRows = async (table: typeof sessions) =>
    (await shop.database.db.select({ rows: count() }).from(table))[0]?.rows

  const cheapen = () => shop.database.db.update(users).set({ password: cheapHash })

  describe('signing in', () => {
    test('returns the signed-in user and the end of the session: 24 hours', async () => {
      const answer = await login()
      expect(answer.statusCode).toBe(200)
      const { username, loginTime, expiresAt } = answer.json()
      expect(username).toBe(testAdmin.username)
      expect(Date.parse(expiresAt) - Date.parse(loginTime)).toBe(24 * 60 * 60 * 1000)
      expect(Object.keys(answer.json()).sort()).toEqual([
        ...['expiresAt', 'loginTime', 'mustSetUpSecondFactor', 'role', 'username'],
      ])
    })

    test.each([
      'Pemilik',
      ' pemilik',
      'PEMILIK ',
    ])('takes the name %j as a phone writes it, and counts its tries as one name', async (username) => {
      expect((await login({ ...testAdmin, username })).json().username).toBe(testAdmin.username)
    })

    test('sets a cookie that scripts and other sites cannot use, and stores only its hash', async () => {
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
      const secure = await buildTestApp({ config: { publicOrigin: 'https://shop.example' } })
      const answer = await secure.send('POST', '/api/admin/login', testAdmin)
      const statusWith = async (cookies: Cookies) =>
        (await secure.get('/api/admin/session', cookies)).statusCode
      expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
        ['__Host-session', true],
        ['__Host-device', true],
      ])
      const [cookie] = answer.cookies
      expect(await statusWith({ '__Host-session': cookie?.value ?? '' })).toBe(200)
      expect(await statusWith({ session: cookie?.value ?? '' })).toBe(401)
    })

    test('answers a wrong password and an unknown name alike, and starts no session', async () => {
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
      [{ username: 'ad\0min', password: 'x' }, 'Text contains characters that cannot be stored'],
    ])('refuses %o before any hash is computed', async (payload, message) => {
      const answer = await login(payload)
      expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    })

    test('always creates a new session and never adopts a value from the browser', async () => {
      const planted = 'A'.repeat(43)
      const answer = await login(testAdmin, { session: planted })
      expect(answer.cookies[0]?.value).not.toBe(planted)
      expect((await session({ session: planted })).statusCode).toBe(401)
      const again = await login(testAdmin, { session: answer.cookies[0]?.value ?? '' })
      expect(again.cookies[0]?.value).not.toBe(answer.cookies[0]?.value)
      expect(await countRows(sessions)).toBe(1)
    })

    test('renews an old hash with the current cost parameters', async () => {
      await cheapen()
      expect((await login()).statusCode).toBe(200)
      const [user] = await shop.database.db.select().from(users)
      expect(user?.password).toMatch(/^scrypt\$N=32768,r=8,p=3\$/)
      expect((await login()).statusCode).toBe(200)
    })

    test('accepts the owner on two devices in parallel while the hash is renewed', async () => {
      await cheapen()
      const both = await Promise.all([login(), login()])
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    })
  })

  describe('a session', () => {
    test('ends 24 hours after its start by the clock of the database', async () => {
      const cookies = await shop.signIn()
      const db = shop.database.db
      await db.update(sessions).set({ expiresAt: sql`now() + interval '1 second'` })
      expect((await session(cookies)).statusCode).toBe(200)
      await db.update(sessions).set({ expiresAt: sql`now()` })
      expect((await session(cookies)).statusCode).toBe(401)
    })

    test('cannot be derived from the database', async () => {
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

    test('is gone after logging out, and the browser is told to clear its data', async () => {
      const cookies = await shop.signIn()
      const answer = await shop.send('POST', '/api/admin/logout', undefined, cookies)
      expect([answer.statusCode, answer.body]).toEqual([204, ''])
      expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
      expect(answer.cookies).toEqual([expect.objectContaining({ name: 'session', value: '' })])
      expect((await session(cookies)).statusCode).toBe(401)
      expect(await countRows(sessions)).toBe(0)
    })
  })
})
