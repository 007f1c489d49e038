import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sessions, users } from '../../platform/db/tables/people.ts'
import { useCheapHashes } from '../../testing/cheap-hashes.ts'
import { buildTestApp, cheapHash, testAdmin } from '../../testing/test-app.ts'

type Cookies = Record<string, string>

useCheapHashes()

const shop = await buildTestApp()
beforeEach(async () => {
  await shop.rows('truncate sessions, admin_devices cascade')
  await shop.rows("delete from users where username = 'pembantu'")
})

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
const login = async (username: string = testAdmin.username, agent = firefox): Promise<Cookies> => {
  const answer = await shop.call({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password: testAdmin.password },
    headers: { 'user-agent': agent },
  })
  return Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
}
const list = async (cookies: Cookies) => (await shop.get('/api/admin/sessions', cookies)).json().sessions
const isIn = async (cookies: Cookies) => (await shop.get('/api/admin/session', cookies)).statusCode === 200
const end = (cookies: Cookies, id: number) =>
  shop.send('DELETE', `/api/admin/sessions/${id}`, undefined, cookies)
const addHelper = () => shop.database.db.insert(users).values({ username: 'pembantu', password: cheapHash })
const lastEntry = () => shop.rows('select actor, action, before from audit_log order by id desc limit 1')

test('the list shows each browser, when it signed in, and which is this one; not those of others', async () => {
  await addHelper()
  const own = await shop.signIn()
  await login()
  await login('pembantu')
  const ended = await shop.signIn()
  await shop.send('POST', '/api/admin/logout', undefined, ended)
  const rows = await list(own)
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(expect.objectContaining({ device: 'Firefox, Android', isThis: false }))
  expect(rows).toContainEqual(expect.objectContaining({ device: 'Chrome, Linux', isThis: true }))
  for (const { signedInAt, lastSeenAt } of rows)
    expect(Date.parse(lastSeenAt)).toBeGreaterThanOrEqual(Date.parse(signedInAt))
  expect(Object.keys(rows[0]).sort()).toEqual(['device', 'id', 'isThis', 'lastSeenAt', 'signedInAt'])
})

test('the time last seen is updated every five minutes, not with every call', async () => {
  const cookies = await shop.signIn()
  const { db } = shop.database
  const seenAt = async () =>
    (await db.select({ at: sql<string>`last_seen_at::text` }).from(sessions))[0]?.at ?? ''
  await db.update(sessions).set({ lastSeenAt: sql`now() - interval '4 minutes'` })
  const recent = await seenAt()
  for (let i = 0; i < 5; i += 1) expect(await isIn(cookies)).toBe(true)
  expect(await seenAt()).toBe(recent)
  await db.update(sessions).set({ lastSeenAt: sql`now() - interval '6 minutes'` })
  const old = await seenAt()
  expect(await isIn(cookies)).toBe(true)
  await expect.poll(seenAt, { timeout: 30_000 }).not.toBe(old)
})

test('one session is ended by its owner alone, at once, and recorded', async () => {
  await addHelper()
  const [own, phone, helper] = [await shop.signIn(), await login(), await login('pembantu')]
  const { id } = (await list(own)).find(({ isThis }: { isThis: boolean }) => !isThis)
  expect((await end(helper, id)).statusCode).toBe(404)
  expect(await isIn(phone)).toBe(true)
  expect((await end(own, id)).statusCode).toBe(204)
  expect([await isIn(phone), await isIn(own), await isIn(helper)]).toEqual([false, true, true])
  const before = { device: 'Firefox, Android' }
  expect(await lastEntry()).toMatchObject([{ actor: 'admin:pemilik', action: 'session.end', before }])
  expect((await end(own, id)).statusCode).toBe(404)
})

test('all others end together and are unknown devices again; those of other people stay', async () => {
  await addHelper()
  const [phone, laptop, helper] = [await login(), await login(), await login('pembantu')]
  const answer = await shop.send('POST', '/api/admin/sessions/end-others', undefined, laptop)
  expect(answer.statusCode).toBe(204)
  expect([await isIn(phone), await isIn(laptop), await isIn(helper)]).toEqual([false, true, true])
  const known = `select from admin_devices d join users u on u.id = d.user_id where username = $1`
  expect(await shop.rows(known, [testAdmin.username])).toHaveLength(1)
  expect(await lastEntry()).toMatchObject([{ action: 'session.end-others' }])
})
