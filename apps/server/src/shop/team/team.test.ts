import type { MadeInvitation, Team } from '@dimsum/contract/team'
import type { Role } from '@dimsum/domain/roles'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useCheapHashes } from '../../testing/cheap-hashes.ts'
import { buildOrder } from '../../testing/orders.ts'
import { answered, buildTestApp, cheapHash, usernameOf } from '../../testing/test-app.ts'

const password = 'bambu-kukus-melati-72'

useCheapHashes()
const shop = await buildTestApp()

let owner: Record<string, string>
beforeEach(async () => {
  owner = await shop.signIn()
})
afterEach(async () => {
  await query('delete from invitations')
  await query(`update users set role = 'owner', removed_at = null where username = 'pemilik'`)
  await query(`delete from users where username <> 'pemilik'`)
})

const query = async <Row>(text: string, values: unknown[] = []) => (await shop.rows(text, values)) as Row[]
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const send = (method: Method, url: string, payload?: object, cookies = owner) =>
  shop.send(method, url, payload, cookies)
const invite = async (role: Role, cookies = owner) =>
  (await send('POST', '/api/admin/team/invitations', { role }, cookies)).json<MadeInvitation>()
const tokenOf = ({ url }: MadeInvitation) => url.split('#key=')[1] ?? ''
const accept = (token: string, username = 'Bu Rini', by = {}) =>
  shop.send('POST', '/api/invitations/accept', { token, username, password, ...by })
const team = async () => (await send('GET', '/api/admin/team')).json<Team>()
const addMember = async (username: string, role: Role) => {
  await query('insert into users (username, password, role) values ($1, $2, $3)', [username, cheapHash, role])
  return idOf(username)
}
const idOf = async (username: string) =>
  (await query<{ id: number }>('select id from users where username = $1', [username]))[0]?.id ?? 0
const sessionOf = async (id: number) => {
  const cookies = await shop.signIn()
  await query(`update sessions set user_id = ${id} where created_at = (select max(created_at) from sessions)`)
  return cookies
}
const replaceOwner = async (change: string) => {
  await addMember('ibu', 'owner')
  await query(`update users set ${change} where username = 'pemilik'`)
}
const deeds = () => query('select actor, action from audit_log order by id')

describe('an invitation', () => {
  test('is a link whose token no server sees; only its hash is stored', async () => {
    const made = await invite('kitchen')
    expect(new URL(made.url).pathname + new URL(made.url).search).toBe('/admin-undangan')
    const [row] = await query<{ token_hash: Buffer }>('select * from invitations')
    expect(JSON.stringify(row)).not.toContain(tokenOf(made))
    expect(row?.token_hash).toHaveLength(32)
    expect(JSON.stringify(await team())).not.toContain(tokenOf(made))
  })

  test('creates one account with the role the owner chose, which can sign in', async () => {
    const token = tokenOf(await invite('kitchen'))
    const offered = await shop.send('POST', '/api/invitations/read', { token })
    expect(offered.json().role).toBe('kitchen')
    const helper = { username: 'Bu Rini', role: 'kitchen' }
    // A role in the body is ignored.
    expect((await accept(token, ' Bu Rini ', { role: 'owner' })).json()).toEqual(helper)
    const session = await shop.send('POST', '/api/admin/login', { username: 'Bu Rini', password })
    expect(session.json()).toMatchObject(helper)
    expect(await team()).toMatchObject({
      members: [
        { username: 'pemilik', role: 'owner' },
        { ...helper, sessions: 1 },
      ],
      invitations: [],
    })
    expect(await deeds()).toContainEqual({ actor: 'admin:pemilik', action: 'team.invite' })
    expect(await deeds()).toContainEqual({ actor: 'admin:Bu Rini', action: 'team.join' })
  })

  test.each<[state: string, end: (token: string, id: number) => Promise<unknown>]>([
    ['used', (token) => accept(token, 'Bu Wati')],
    ['withdrawn', (_, id) => send('DELETE', `/api/admin/team/invitations/${id}`)],
    ['over', () => query(`update invitations set expires_at = now()`)],
    ['of an owner who was removed since', () => replaceOwner('removed_at = now()')],
    ['of an owner who is none any more', () => replaceOwner(`role = 'cashier'`)],
    [
      'of an owner who was demoted and is one again',
      async () => {
        const url = `/api/admin/team/members/${await idOf('pemilik')}`
        const other = await sessionOf(await addMember('ibu', 'owner'))
        for (const role of ['kitchen', 'owner'])
          expect((await send('PATCH', url, { role }, other)).statusCode).toBe(204)
      },
    ],
  ])('that is %s opens nothing', async (_state, end) => {
    const made = await invite('owner')
    await end(tokenOf(made), made.id)
    const before = await query('select id from users')
    expect((await accept(tokenOf(made), 'Penyusup')).statusCode).toBe(404)
    const read = await shop.send('POST', '/api/invitations/read', { token: tokenOf(made) })
    expect(read.statusCode).toBe(404)
    expect(await query('select id from users')).toEqual(before)
  })

  test('is not created by an owner who is losing the role at that moment', async () => {
    await addMember('ibu', 'owner')
    const demote = `update users set role = 'kitchen' where username = 'pemilik'`
    const inviteOwner = () => send('POST', '/api/admin/team/invitations', { role: 'owner' })
    expect((await shop.database.whileLocked(demote, [], inviteOwner)).statusCode).toBe(403)
    expect(await query('select id from invitations')).toEqual([])
  })

  test.each(['', 'x', 'A'.repeat(43), "' or true --"])('is not guessed by %j', async (token) => {
    await invite('owner')
    expect((await accept(token)).statusCode).toBe(404)
  })

  test('lets one person in, however many open it in parallel', async () => {
    const token = tokenOf(await invite('cashier'))
    const answers = await Promise.all(['Rini', 'Wati', 'Sari', 'Dewi'].map((name) => accept(token, name)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 404, 404, 404])
    expect((await team()).members).toHaveLength(2)
  })

  test('stays open when the name is taken, in any case, also by a removed user', async () => {
    await addMember('Wati', 'kitchen')
    await query(`update users set removed_at = now() where username = 'Wati'`)
    const token = tokenOf(await invite('cashier'))
    const refused = { statusCode: 400, issues: [{ path: 'username' }] }
    for (const name of ['PEMILIK', 'wati']) expect(answered(await accept(token, name))).toMatchObject(refused)
    expect((await accept(token, 'Rini')).statusCode).toBe(201)
  })

  test('requires a plain name and a good password', async () => {
    const token = tokenOf(await invite('cashier'))
    for (const name of ['ab', 'pеmilik', '<b>rini', 'bu  rini', ' r ', 'x'.repeat(41)])
      expect((await accept(token, name)).statusCode, name).toBe(400)
    const weak = answered(await accept(token, 'Rini', { password: 'rini12345678' }))
    expect(weak).toMatchObject({ statusCode: 400, issues: [{ path: 'password' }] })
    expect((await team()).members).toHaveLength(1)
  })

  test('is refused above twenty open ones', async () => {
    for (let n = 0; n < 20; n += 1) await invite('kitchen')
    const more = await send('POST', '/api/admin/team/invitations', { role: 'kitchen' })
    expect(more.statusCode).toBe(409)
  })
})

describe('a member', () => {
  test('has another role from the next call on', async () => {
    const cookies = await shop.signIn('kitchen')
    const id = await idOf(usernameOf.kitchen)
    expect((await send('GET', '/api/orders', undefined, cookies)).statusCode).toBe(403)
    const change = { role: 'cashier', expectedRole: 'kitchen' }
    expect((await send('PATCH', `/api/admin/team/members/${id}`, change)).statusCode).toBe(204)
    expect((await send('GET', '/api/orders', undefined, cookies)).statusCode).toBe(200)
    expect((await send('PATCH', `/api/admin/team/members/${id}`, change)).json().code).toBe('stale')
  })

  test('is signed out everywhere, and can sign in again', async () => {
    const cookies = await shop.signIn('kitchen')
    const id = await idOf(usernameOf.kitchen)
    expect((await send('DELETE', `/api/admin/team/members/${id}/sessions`)).statusCode).toBe(204)
    expect((await send('GET', '/api/admin/session', undefined, cookies)).statusCode).toBe(401)
    expect((await send('GET', '/api/admin/session')).statusCode).toBe(200)
  })

  test('who was removed is signed out, cannot sign in, and keeps her name in the logs', async () => {
    await accept(tokenOf(await invite('cashier')))
    const login = () => shop.send('POST', '/api/admin/login', { username: 'Bu Rini', password })
    const cookies = { session: (await login()).cookies[0]?.value ?? '' }
    const { order } = await buildOrder(shop.database.db)
    const moved = { status: 'confirmed' }
    expect((await send('PATCH', `/api/orders/${order.id}/status`, moved, cookies)).statusCode).toBe(200)
    expect((await send('DELETE', `/api/admin/team/members/${await idOf('Bu Rini')}`)).statusCode).toBe(204)

    expect((await send('GET', '/api/admin/session', undefined, cookies)).statusCode).toBe(401)
    expect((await login()).statusCode).toBe(401)
    expect((await team()).members).toMatchObject([{ username: 'pemilik' }])
    const { events } = (await send('GET', `/api/orders/${order.id}/timeline`)).json()
    expect(events.at(-1)).toMatchObject({ kind: 'status', actor: 'admin:Bu Rini' })
    expect(await deeds()).toContainEqual({ actor: 'admin:pemilik', action: 'team.remove' })
  })
})

describe('the last owner', () => {
  test('cannot be removed or demoted, nor deleted in the database', async () => {
    const url = `/api/admin/team/members/${await idOf('pemilik')}`
    const refused = { statusCode: 409, code: 'conflict' }
    expect(answered(await send('DELETE', url))).toMatchObject(refused)
    expect(answered(await send('PATCH', url, { role: 'kitchen' }))).toMatchObject(refused)
    await expect(query('delete from users')).rejects.toThrow('the last owner stays')
    expect((await send('GET', '/api/admin/team')).statusCode).toBe(200)
  })

  test('is kept when two owners remove or demote each other in parallel', async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await addMember(`ibu ${round}`, 'owner')
      const [first, second] = await Promise.all([shop.signIn(), sessionOf(id)])
      const own = await idOf('pemilik')
      const [one, other] = await Promise.all([
        round % 2 === 0
          ? send('DELETE', `/api/admin/team/members/${id}`, undefined, first)
          : send('PATCH', `/api/admin/team/members/${id}`, { role: 'kitchen' }, first),
        send('DELETE', `/api/admin/team/members/${own}`, undefined, second),
      ])
      // The slower one is refused by the rule, or was removed before its call began.
      expect([one.statusCode, other.statusCode].filter((status) => status === 204)).toHaveLength(1)
      const owners = await query(`select id from users where role = 'owner' and removed_at is null`)
      expect(owners).toHaveLength(1)
      await query(`update users set role = 'owner', removed_at = null where username = 'pemilik'`)
      await query(`delete from users where id = $1`, [id])
    }
  })
})
