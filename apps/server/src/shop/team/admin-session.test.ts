import { hash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, users } from '../../platform/db/tables/people.ts'
import { answered, buildTestApp, cheapHash, testAdmin } from '../../testing/test-app.ts'

const shop = await buildTestApp()

beforeEach(() => shop.database.pool.query('truncate sessions, admin_devices, rate_limits cascade'))

type Cookies = Record<string, string>
const login = (payload: object = testAdmin, cookies: Cookies = {}, remoteAddress = '203.0.113.1') =>
  shop.call({ method: 'POST', url: '/api/admin/login', payload, cookies, remoteAddress })
const session = (cookies: Cookies) => shop.get('/api/admin/session', cookies)
const storedSessions = () => shop.database.db.select().from(sessions)
const cheapen = () => shop.database.db.update(users).set({ password: cheapHash })

describe('signing in', () => {
  test('returns the signed-in user and the end of the session: 24 hours', async () => {
    const answer = await login()
    expect(answer.statusCode).toBe(200)
    const { loginTime, expiresAt, ...user } = answer.json()
    expect(Date.parse(expiresAt) - Date.parse(loginTime)).toBe(24 * 60 * 60 * 1000)
    const { username } = testAdmin
    expect(user).toEqual({ username, role: 'owner', mustSetUpSecondFactor: false })
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
    const closed = { path: '/', httpOnly: true, sameSite: 'Strict' }
    expect(cookie).toMatchObject({ ...closed, name: 'session', maxAge: 86_400 })
    expect(device).toMatchObject({ ...closed, name: 'device' })
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
    const tokenHash = hash('sha256', cookie?.value ?? '', 'buffer')
    expect(await storedSessions()).toMatchObject([{ tokenHash }])
  })

  test('under https binds both cookies to this host', async () => {
    const secure = await buildTestApp({ config: { publicOrigin: 'https://shop.example' } })
    const answer = await secure.send('POST', '/api/admin/login', testAdmin)
    expect(answer.cookies).toMatchObject([
      { name: '__Host-session', secure: true },
      { name: '__Host-device', secure: true },
    ])
    const { value: token = '' } = answer.cookies[0] ?? {}
    expect((await secure.get('/api/admin/session', { '__Host-session': token })).statusCode).toBe(200)
    expect((await secure.get('/api/admin/session', { session: token })).statusCode).toBe(401)
  })

  test('answers a wrong password and an unknown name alike, and starts no session', async () => {
    const message = 'Invalid username or password'
    for (const username of [testAdmin.username, 'nobody']) {
      const answer = await login({ username, password: 'bukan-ini-sandinya' })
      expect(answered(answer)).toEqual({ statusCode: 401, message, code: 'unauthenticated' })
      expect(answer.cookies).toEqual([])
    }
    expect(await storedSessions()).toEqual([])
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
    expect(answered(await login(payload))).toMatchObject({ statusCode: 400, message })
  })

  test('always creates a new session and never adopts a value from the browser', async () => {
    const planted = 'A'.repeat(43)
    const answer = await login(testAdmin, { session: planted })
    expect(answer.cookies[0]?.value).not.toBe(planted)
    expect((await session({ session: planted })).statusCode).toBe(401)
    const again = await login(testAdmin, { session: answer.cookies[0]?.value ?? '' })
    expect(again.cookies[0]?.value).not.toBe(answer.cookies[0]?.value)
    expect(await storedSessions()).toHaveLength(1)
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
    const [row] = await storedSessions()
    for (const encoding of ['base64url', 'hex'] as const)
      expect((await session({ session: row?.tokenHash.toString(encoding) ?? '' })).statusCode).toBe(401)
  })

  test('is gone after logging out, and the browser is told to clear its data', async () => {
    const cookies = await shop.signIn()
    const answer = await shop.send('POST', '/api/admin/logout', undefined, cookies)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(answer.headers['clear-site-data']).toBe('"cache", "storage"')
    expect(answer.cookies).toEqual([expect.objectContaining({ name: 'session', value: '' })])
    expect((await session(cookies)).statusCode).toBe(401)
    expect(await storedSessions()).toEqual([])
  })
})
