import { beforeEach, describe, expect, test } from 'vitest'
import { sessions } from '../../platform/db/tables/people.ts'
import { useCheapHashes } from '../../testing/cheap-hashes.ts'
import { answered, buildTestApp, cheapHash, testAdmin } from '../../testing/test-app.ts'

type Cookies = Record<string, string>

useCheapHashes()
const shop = await buildTestApp()

describe('changing the password', () => {
  beforeEach(async () => {
    await shop.rows('truncate sessions, admin_devices, rate_limits cascade')
    await shop.rows('update users set password = $1, password_changed_at = now()', [cheapHash])
  })

  const login = (payload: object = testAdmin) => shop.send('POST', '/api/admin/login', payload)
  const session = (cookies: Cookies) => shop.get('/api/admin/session', cookies)
  const changePassword = (cookies: Cookies, payload: object) =>
    shop.send('POST', '/api/admin/password', payload, cookies)

  const next = 'dua-puluh-kukusan'

  test('requires the old one, ends every other session and keeps this one', async () => {
    const here = await shop.signIn()
    const elsewhere = await shop.signIn()
    const change = await changePassword(here, { oldPassword: testAdmin.password, newPassword: next })
    expect(change.statusCode).toBe(204)
    expect((await session(here)).statusCode).toBe(200)
    expect((await session(elsewhere)).statusCode).toBe(401)
    expect((await login()).statusCode).toBe(401)
    expect((await login({ ...testAdmin, password: next })).statusCode).toBe(200)
    const lines = await shop.rows("select * from audit_log where action = 'password.change'")
    expect(lines).toMatchObject([{ actor: `admin:${testAdmin.username}` }])
    expect(JSON.stringify(lines)).not.toContain(next)
  })

  test.each([
    [{ oldPassword: 'not-the-old-one', newPassword: next }, 'oldPassword', 'The old password is not right'],
    [
      { oldPassword: testAdmin.password, newPassword: 'short' },
      'newPassword',
      'Password must be at least 12 characters',
    ],
  ])('refuses %o at the field %s', async (payload, path, message) => {
    const answer = answered(await changePassword(await shop.signIn(), payload))
    expect(answer).toMatchObject({ statusCode: 400, message, issues: [{ path, message }] })
    expect((await login()).statusCode).toBe(200)
  })

  test('allows only ten guesses of the old password from a stolen session', async () => {
    const cookies = await shop.signIn()
    const statuses: number[] = []
    for (let i = 0; i < 12; i += 1) {
      const payload = { oldPassword: `guess-${i}-aaaa`, newPassword: next }
      statuses.push((await changePassword(cookies, payload)).statusCode)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
  })

  test('a login that began with the old password cannot finish after the change', async () => {
    const change = `update users set password_changed_at = password_changed_at + interval '1 second'`
    // The old password was correct, and the login waits for the lock to check it again.
    expect((await shop.database.whileLocked(change, [], login)).statusCode).toBe(401)
    expect(await shop.database.db.select().from(sessions)).toEqual([])
  })

  test('a parallel login is signed out again, whichever finishes first', async () => {
    const cookies = await shop.signIn()
    const [late, change] = await Promise.all([
      login(),
      changePassword(cookies, { oldPassword: testAdmin.password, newPassword: next }),
    ])
    expect(change.statusCode).toBe(204)
    const token = late.cookies.find(({ name }) => name === 'session')?.value ?? ''
    expect((await session({ session: token })).statusCode).toBe(401)
  })
})
