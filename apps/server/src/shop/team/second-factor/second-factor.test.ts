import { count, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { sessions, signInSteps, users } from '../../../platform/db/tables/people.ts'
import { auditLog } from '../../../platform/db/tables/shop.ts'
import { accessTable } from '../../../testing/access-table.ts'
import { codeOfStep, stepAt } from '../../../testing/authenticator.ts'
import { useCheapHashes } from '../../../testing/cheap-hashes.ts'
import { requestOf } from '../../../testing/every-call.ts'
import { buildOrder } from '../../../testing/orders.ts'
import { answered, buildTestApp, cheapHash, testAdmin } from '../../../testing/test-app.ts'
import { removeSecondFactor } from '../admin-account.ts'

type Cookies = Record<string, string>

useCheapHashes()

/** The shop's clock; a test changes it when it needs another code. */
let now: Date
const shop = await buildTestApp({ now: () => now })
beforeEach(async () => {
  now = new Date('2026-11-23T06:00:07Z')
  await shop.rows(`
    truncate second_factors, recovery_codes, sign_in_steps, sessions, admin_devices, rate_limits, settings cascade;
    delete from users where username <> '${testAdmin.username}'`)
  shop.parts.settings.forget()
})

const post = (url: string, cookies: Cookies = {}, payload: object = {}, remoteAddress = '203.0.113.1') =>
  shop.call({ method: 'POST', url, cookies, payload, remoteAddress })
const login = (cookies: Cookies = {}, payload: object = testAdmin, address?: string) =>
  post('/api/admin/login', cookies, payload, address)
const enter = (cookies: Cookies, code: string) => post('/api/admin/login/code', cookies, { code })
const cookiesOf = ({ cookies }: LightMyRequestResponse): Cookies =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
const sessionOf = (cookies: Cookies) => shop.get('/api/admin/session', cookies)
const stateOf = async (cookies: Cookies) => (await shop.get('/api/admin/second-factor', cookies)).json()
const countRows = async (table: typeof sessions | typeof signInSteps) =>
  (await shop.database.db.select({ rows: count() }).from(table))[0]?.rows
const nextStep = () => {
  now = new Date(now.getTime() + 30_000)
}

const wrong = { ...testAdmin, password: 'bukan-ini-sandinya' }
const confirm = (cookies: Cookies, code: string, password: string = testAdmin.password) =>
  post('/api/admin/second-factor/confirm', cookies, { password, code })

type Owner = { cookies: Cookies; secret: string; recoveryCodes: string[]; code: (off?: number) => string }

/** The admin with a second factor whose first code was used. */
const withSecondFactor = async (): Promise<Owner> => {
  const cookies = await shop.signIn()
  const { secret } = (await post('/api/admin/second-factor', cookies)).json()
  const code = (off = 0) => codeOfStep(secret, stepAt(now) + off)
  const confirmed = await confirm(cookies, code())
  expect(confirmed.statusCode).toBe(200)
  nextStep()
  return { cookies, secret, recoveryCodes: confirmed.json().recoveryCodes, code }
}

describe('setting up', () => {
  test('requires the password and one correct code, and shows ten recovery codes once', async () => {
    const cookies = await shop.signIn()
    expect(await stateOf(cookies)).toEqual({ state: 'off', since: null, recoveryCodesLeft: 0 })
    const { secret, uri } = (await post('/api/admin/second-factor', cookies)).json()
    expect(new URL(uri).searchParams.get('secret')).toBe(secret)
    const code = codeOfStep(secret, stepAt(now))
    const otherPassword = answered(await confirm(cookies, code, wrong.password))
    expect(otherPassword).toMatchObject({ statusCode: 400, issues: [{ path: 'password' }] })
    const otherCode = answered(await confirm(cookies, codeOfStep(secret, stepAt(now) + 5)))
    expect(otherCode).toMatchObject({ statusCode: 400, issues: [{ path: 'code' }] })
    expect((await login()).statusCode).toBe(200)
    const { recoveryCodes } = (await confirm(cookies, code)).json()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const each of recoveryCodes) expect(each).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    expect(await stateOf(cookies)).toMatchObject({ state: 'on', recoveryCodesLeft: 10 })
    // Nothing shows the secret or the codes again.
    expect((await post('/api/admin/second-factor', cookies)).statusCode).toBe(409)
  })

  test('ends every other session, since it was opened without a code', async () => {
    const before = await shop.signIn()
    const { cookies } = await withSecondFactor()
    expect((await sessionOf(before)).statusCode).toBe(401)
    expect((await sessionOf(cookies)).statusCode).toBe(200)
  })

  test('lets no parallel sign-in through: every session afterwards had a code', async () => {
    const cookies = await shop.signIn()
    const { secret } = (await post('/api/admin/second-factor', cookies)).json()
    const code = codeOfStep(secret, stepAt(now))
    await Promise.all([confirm(cookies, code), ...Array.from({ length: 6 }, () => login())])
    expect(await stateOf(cookies)).toMatchObject({ state: 'on' })
    expect(await countRows(sessions)).toBe(1)
  })

  test('stores recovery codes only as hashes, and logs none of it', async () => {
    const { secret, recoveryCodes } = await withSecondFactor()
    const stored = JSON.stringify(await shop.rows('select t::text from recovery_codes t'))
    for (const code of recoveryCodes) expect(stored).not.toContain(code)
    const log = JSON.stringify(await shop.database.db.select().from(auditLog))
    for (const word of [secret, ...recoveryCodes]) expect(log).not.toContain(word)
  })
})

describe('signing in with a second factor', () => {
  test('starts no session before the code, and one with it', async () => {
    const { code } = await withSecondFactor()
    const before = await countRows(sessions)
    const first = await login()
    expect([first.statusCode, first.json()]).toEqual([202, { secondFactor: 'needed' }])
    expect(first.cookies).toMatchObject([
      { name: 'sign-in', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 300 },
    ])
    expect(await countRows(sessions)).toBe(before)
    const { 'sign-in': step = '' } = cookiesOf(first)
    expect((await sessionOf({ 'sign-in': step, session: step, device: step })).statusCode).toBe(401)
    const second = await enter(cookiesOf(first), code())
    expect([second.statusCode, second.json().username]).toEqual([200, testAdmin.username])
    expect((await sessionOf(cookiesOf(second))).statusCode).toBe(200)
    expect(await countRows(signInSteps)).toBe(0)
  })

  test('a wrong password is answered as without a second factor, and so is a right code without the first step', async () => {
    const { code } = await withSecondFactor()
    const refused = await login({}, wrong)
    expect(answered(refused)).toMatchObject({ statusCode: 401, message: 'Invalid username or password' })
    expect(refused.cookies).toEqual([])
    for (const cookies of [{}, { 'sign-in': 'A'.repeat(43) }, { 'sign-in': 'x' }] as Cookies[]) {
      const stranger = answered(await enter(cookies, code()))
      expect(stranger).toMatchObject({ statusCode: 401, message: 'Please log in again' })
    }
  })

  test("the first step lasts five minutes by the database's clock, and not past a change of the password", async () => {
    const { code } = await withSecondFactor()
    const late = cookiesOf(await login())
    await shop.database.db.update(signInSteps).set({ expiresAt: sql`now()` })
    expect((await enter(late, code())).statusCode).toBe(401)
    const old = cookiesOf(await login())
    await shop.database.db.update(users).set({ passwordChangedAt: sql`clock_timestamp()` })
    expect((await enter(old, code())).statusCode).toBe(401)
    expect((await enter(cookiesOf(await login()), code())).statusCode).toBe(200)
  })

  test('accepts a code once, and none before it', async () => {
    const { code } = await withSecondFactor()
    expect((await enter(cookiesOf(await login()), code())).statusCode).toBe(200)
    for (const used of [code(), code(-1)]) {
      const again = await enter(cookiesOf(await login()), used)
      expect([again.statusCode, again.json().message]).toEqual([401, expect.stringMatching(/^Wrong code/)])
    }
    expect((await enter(cookiesOf(await login()), code(1))).statusCode).toBe(200)
  })

  test.each<[string, (owner: Owner) => string]>([
    ['code', ({ code }) => code()],
    ['recovery code', ({ recoveryCodes }) => recoveryCodes[0] ?? ''],
  ])('of one %s in many browsers in parallel one gets in', async (_kind, codeOf) => {
    const code = codeOf(await withSecondFactor())
    const steps = [await login(), await login(), await login(), await login()].map(cookiesOf)
    const answers = await Promise.all(steps.map((cookies) => enter(cookies, code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401])
  })

  test('of one first step with two codes in parallel there is one session', async () => {
    const { code } = await withSecondFactor()
    const cookies = cookiesOf(await login())
    const before = await countRows(sessions)
    const answers = await Promise.all([enter(cookies, code()), enter(cookies, code(1))])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(await countRows(sessions)).toBe(Number(before) + 1)
  })

  test('accepts a recovery code once, in any spelling, and records it', async () => {
    const { recoveryCodes, cookies } = await withSecondFactor()
    const [lost = ''] = recoveryCodes
    const uses = () => shop.rows(`select actor from audit_log where action = 'second-factor.recovery-used'`)
    const before = (await uses()).length
    const typed = ` ${lost.toUpperCase().replaceAll('-', ' ')} `
    expect((await enter(cookiesOf(await login()), typed)).statusCode).toBe(200)
    expect((await enter(cookiesOf(await login()), lost)).statusCode).toBe(401)
    expect(await stateOf(cookies)).toMatchObject({ recoveryCodesLeft: 9 })
    expect((await uses()).slice(before)).toMatchObject([{ actor: 'admin:pemilik' }])
  })
})

describe('guessing codes', () => {
  const statusesOf = async (tries: number, code: string, cookies: Cookies) => {
    const statuses: number[] = []
    for (let i = 0; i < tries; i += 1) statuses.push((await enter(cookies, code)).statusCode)
    return statuses
  }

  test('is compared five times, from however many first steps, and a right one is refused then too', async () => {
    const { code } = await withSecondFactor()
    const [one, other] = [cookiesOf(await login()), cookiesOf(await login())]
    expect(await statusesOf(3, '000000', one)).toEqual([401, 401, 401])
    expect(await statusesOf(4, '000000', other)).toEqual([401, 401, 429, 429])
    const refused = await enter(one, code())
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  })

  test('in parallel is not compared more often', async () => {
    await withSecondFactor()
    const cookies = cookiesOf(await login())
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(cookies, '000000')))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
  })

  test('blocks neither a browser the owner used before, nor recovery codes', async () => {
    const { code, recoveryCodes } = await withSecondFactor()
    const device = cookiesOf(await enter(cookiesOf(await login()), code())).device ?? ''
    nextStep()
    const guesser = cookiesOf(await login())
    await statusesOf(6, '000000', guesser)
    expect((await enter(cookiesOf(await login()), recoveryCodes[0] ?? '')).statusCode).toBe(200)
    const own = { device, ...cookiesOf(await login({ device })) }
    expect((await enter(own, code())).statusCode).toBe(200)
  })

  test('half a sign-in resets no count of wrong passwords', async () => {
    await withSecondFactor()
    for (let i = 0; i < 9; i += 1) await login({}, wrong, `203.0.113.${i}`)
    expect((await login({}, testAdmin, '203.0.113.50')).statusCode).toBe(202)
    expect((await login({}, testAdmin, '203.0.113.51')).statusCode).toBe(429)
  })
})

describe('changing it', () => {
  const act = (name: string, cookies: Cookies, code: string, password: string = testAdmin.password) =>
    post(`/api/admin/second-factor/${name}`, cookies, { password, code })

  test.each(['off', 'recovery-codes'])('%s asks for the password and a code', async (name) => {
    const { cookies, code } = await withSecondFactor()
    const otherPassword = answered(await act(name, cookies, code(), wrong.password))
    expect(otherPassword).toMatchObject({ statusCode: 400, issues: [{ path: 'password' }] })
    const otherCode = answered(await act(name, cookies, '000000'))
    expect(otherCode).toMatchObject({ statusCode: 400, issues: [{ path: 'code' }] })
    expect(await stateOf(cookies)).toMatchObject({ state: 'on', recoveryCodesLeft: 10 })
    expect((await act(name, cookies, code())).statusCode).toBeLessThan(300)
  })

  test('a code of a clock that is a minute off is refused with the advice to set the clock', async () => {
    const { cookies, code } = await withSecondFactor()
    const message = 'Wrong code. If it was typed right, set the phone’s clock to automatic.'
    expect((await enter(cookiesOf(await login()), code(2))).json().message).toBe(message)
    expect((await act('off', cookies, code(-2))).json().message).toBe(message)
  })

  test('switched off, the password is enough again, and pending sign-ins end', async () => {
    const { cookies, code } = await withSecondFactor()
    const waiting = cookiesOf(await login())
    expect((await act('off', cookies, code())).statusCode).toBe(204)
    expect((await enter(waiting, code(1))).statusCode).toBe(401)
    expect((await login()).statusCode).toBe(200)
    expect(await stateOf(cookies)).toMatchObject({ state: 'off' })
  })

  test('new recovery codes replace the old ones', async () => {
    const { cookies, code, recoveryCodes } = await withSecondFactor()
    const fresh = (await act('recovery-codes', cookies, recoveryCodes[3] ?? '')).json().recoveryCodes
    expect((await enter(cookiesOf(await login()), recoveryCodes[0] ?? '')).statusCode).toBe(401)
    expect((await enter(cookiesOf(await login()), fresh[0])).statusCode).toBe(200)
    expect((await enter(cookiesOf(await login()), code())).statusCode).toBe(200)
  })

  test('on the server it is removed without a code, which the audit log says once; the password stays', async () => {
    await withSecondFactor()
    const resets = `select actor from audit_log where action = 'second-factor.reset'`
    const { db } = shop.database
    expect(await removeSecondFactor(db, undefined)).toEqual({ username: testAdmin.username, wasOn: true })
    expect(await removeSecondFactor(db, testAdmin.username)).toMatchObject({ wasOn: false })
    expect(await shop.rows(resets)).toEqual([{ actor: 'system' }])
    expect((await login()).statusCode).toBe(200)
  })
})

describe('required by the owner', () => {
  const saveDemand = (cookies: Cookies, secondFactorDemanded: boolean) =>
    shop.send('PATCH', '/api/admin/settings', { secondFactorDemanded }, cookies)
  const addHelper = () => shop.database.db.insert(users).values({ username: 'pembantu', password: cheapHash })
  const demand = async () => {
    const owner = await withSecondFactor()
    expect((await saveDemand(owner.cookies, true)).statusCode).toBe(200)
    await addHelper()
    return owner
  }

  test('users without one can only set it up, and do everything afterwards', async () => {
    const owner = await demand()
    const { order } = await buildOrder(shop.database.db)
    const first = await login({}, { ...testAdmin, username: 'pembantu' })
    expect([first.statusCode, first.json().mustSetUpSecondFactor]).toEqual([200, true])
    const helper = cookiesOf(first)
    const routes = Object.entries(accessTable).flatMap(([route, access]) =>
      access === 'admin' && route !== 'POST /api/admin/logout' ? route : [],
    )
    const isStream = (route: string) => route.endsWith('/events')
    const allowedOf = async (asked: readonly string[]) => {
      const allowed: string[] = []
      for (const route of asked) {
        const { statusCode, json } = await shop.call({ ...requestOf(route, order.id), cookies: helper })
        if (statusCode === 403) expect([route, json().code]).toEqual([route, 'second-factor-needed'])
        else allowed.push(route)
      }
      return allowed.sort()
    }
    expect(await allowedOf(routes.filter((route) => !isStream(route)))).toEqual([
      'GET /api/admin/second-factor',
      'GET /api/admin/session',
      'POST /api/admin/second-factor',
      'POST /api/admin/second-factor/confirm',
    ])
    // An open stream does not end, so it is requested only once everything else is known to be closed.
    expect(await allowedOf(routes.filter(isStream))).toEqual([])
    // An order is shown as to a stranger.
    expect((await shop.get(`/api/orders/${order.id}`, helper)).json().masked).toBe(true)
    const { secret } = (await post('/api/admin/second-factor', helper)).json()
    expect((await confirm(helper, codeOfStep(secret, stepAt(now)))).statusCode).toBe(200)
    expect((await shop.get('/api/inventory', helper)).statusCode).toBe(200)
    expect((await sessionOf(helper)).json().mustSetUpSecondFactor).toBe(false)
    expect((await shop.get('/api/inventory', owner.cookies)).statusCode).toBe(200)
  })

  test('it applies to open sessions from the next call on', async () => {
    const owner = await withSecondFactor()
    await addHelper()
    const helper = cookiesOf(await login({}, { ...testAdmin, username: 'pembantu' }))
    expect((await shop.get('/api/inventory', helper)).statusCode).toBe(200)
    await saveDemand(owner.cookies, true)
    expect((await shop.get('/api/inventory', helper)).statusCode).toBe(403)
  })

  test('only an owner who has one can require it, so that she cannot lock herself out', async () => {
    const owner = await shop.signIn()
    const message = 'Pasang dulu verifikasi dua langkah untuk akun Anda sendiri.'
    const refused = { statusCode: 400, issues: [{ path: 'secondFactorDemanded', message }] }
    expect(answered(await saveDemand(owner, true))).toMatchObject(refused)
    await post('/api/admin/second-factor', owner)
    expect((await saveDemand(owner, true)).statusCode).toBe(400)
    expect((await shop.get('/api/inventory', owner)).statusCode).toBe(200)
  })

  test('an owner can remove her own only after lifting the requirement', async () => {
    const owner = await demand()
    const off = (code: string) =>
      post('/api/admin/second-factor/off', owner.cookies, { password: testAdmin.password, code })
    const message = 'Verifikasi dua langkah diwajibkan untuk semua. Matikan kewajibannya dulu.'
    expect(answered(await off(owner.code()))).toMatchObject({ statusCode: 409, message })
    expect(await stateOf(owner.cookies)).toMatchObject({ state: 'on', recoveryCodesLeft: 10 })
    expect((await saveDemand(owner.cookies, false)).statusCode).toBe(200)
    nextStep()
    expect((await off(owner.code())).statusCode).toBe(204)
  })
})
