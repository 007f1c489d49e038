import type { MadeInvitation, Team } from '@dimsum/contract/team'
import type { Role } from '@dimsum/domain/roles'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../platform/db/tables/people.ts'
import { useCheapHashes } from '../../testing/cheap-hashes.ts'
import { buildOrder } from '../../testing/orders.ts'
import { buildTestApp, cheapHash, usernameOf } from '../../testing/test-app.ts'

const password = 'bambu-kukus-melati-72'

const shop = await buildTestApp()

describe('the team', () => {
  useCheapHashes()
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
    const [added] = await shop.database.db
      .insert(users)
      .values({ username, password: cheapHash, role })
      .returning({ id: users.id })
    return added?.id ?? 0
  }
  const idOf = async (username: string) =>
    (await query<{ id: number }>('select id from users where username = $1', [username]))[0]?.id ?? 0
  const sessionOf = async (id: number) => {
    const cookies = await shop.signIn()
    await shop.database.db.execute(sql`
      update sessions set user_id = ${id} where created_at = (select max(created_at) from sessions)`)
    return cookies
  }
  const deeds = async () =>
    (await query<{ line: string }>(`select actor || ' ' || action as line from audit_log order by id`)).map(
      ({ line }) => line,
    )

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
      // A role in the body is ignored.
      expect((await accept(token, ' Bu Rini ', { role: 'owner' })).json()).toEqual({
        username: 'Bu Rini',
        role: 'kitchen',
      })
      const login = { username: 'Bu Rini', password }
      const session = await shop.send('POST', '/api/admin/login', login)
      expect(session.json()).toMatchObject({ username: 'Bu Rini', role: 'kitchen' })
      expect(await team()).toMatchObject({
        members: [
          { username: 'pemilik', role: 'owner' },
          { username: 'Bu Rini', role: 'kitchen', sessions: 1 },
        ],
        invitations: [],
      })
      expect(await deeds()).toEqual(
        expect.arrayContaining(['admin:pemilik team.invite', 'admin:Bu Rini team.join']),
      )
    })

    test.each([
      ['used', async (token: string) => void (await accept(token, 'Bu Wati'))],
      [
        'withdrawn',
        async (_token: string, id: number) =>
          void (await send('DELETE', `/api/admin/team/invitations/${id}`)),
      ],
      ['over', async () => void (await query(`update invitations set expires_at = now()`))],
      [
        'of an owner who was removed since',
        async () => {
          await addMember('ibu', 'owner')
          await query(`update users set removed_at = now() where username = 'pemilik'`)
        },
      ],
      [
        'of an owner who is none any more',
        async () => {
          await addMember('ibu', 'owner')
          await query(`update users set role = 'cashier' where username = 'pemilik'`)
        },
      ],
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
      const answer = await accept(tokenOf(made), 'Penyusup')
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
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
      for (const name of ['PEMILIK', 'wati']) {
        const answer = await accept(token, name)
        expect([answer.statusCode, answer.json().issues?.[0]?.path]).toEqual([400, 'username'])
      }
      expect((await accept(token, 'Rini')).statusCode).toBe(201)
    })

    test('requires a plain name and a good password', async () => {
      const token = tokenOf(await invite('cashier'))
      for (const name of ['ab', 'pеmilik', '<b>rini', 'bu  rini', ' r ', 'x'.repeat(41)]) {
        expect((await accept(token, name)).statusCode, name).toBe(400)
      }
      expect((await accept(token, 'Rini', { password: 'rini12345678' })).json().issues?.[0]?.path).toBe(
        'password',
      )
      expect((await team()).members).toHaveLength(1)
    })

    test('is refused above twenty open ones', async () => {
      for (let n = 0; n < 20; n += 1) await invite('kitchen')
      const answer = await send('POST', '/api/admin/team/invitations', { role: 'kitchen' })
      expect(answer.statusCode).toBe(409)
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
      const token = tokenOf(await invite('cashier'))
      await accept(token, 'Bu Rini')
      const login = () => shop.send('POST', '/api/admin/login', { username: 'Bu Rini', password })
      const cookies = { session: (await login()).cookies[0]?.value ?? '' }
      const { order } = await buildOrder(shop.database.db)
      const moved = { status: 'confirmed' }
      expect((await send('PATCH', `/api/orders/${order.id}/status`, moved, cookies)).statusCode).toBe(200)
      expect((await send('DELETE', `/api/admin/team/members/${await idOf('Bu Rini')}`)).statusCode).toBe(204)

      expect((await send('GET', '/api/admin/session', undefined, cookies)).statusCode).toBe(401)
      expect((await login()).statusCode).toBe(401)
      expect((await team()).members.map(({ username }) => username)).toEqual(['pemilik'])
      const timeline = await send('GET', `/api/orders/${order.id}/timeline`)
      expect(timeline.json().events).toContainEqual(
        expect.objectContaining({ kind: 'status', actor: 'admin:Bu Rini' }),
      )
      expect(await deeds()).toContain('admin:pemilik team.remove')
    })
  })

  describe('the last owner', () => {
    test('cannot be removed or demoted', async () => {
      const id = await idOf('pemilik')
      for (const answer of [
        await send('DELETE', `/api/admin/team/members/${id}`),
        await send('PATCH', `/api/admin/team/members/${id}`, { role: 'kitchen' }),
      ])
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
      expect((await send('GET', '/api/admin/team')).statusCode).toBe(200)
    })

    test('cannot be deleted in the database either', async () => {
      await expect(query('delete from users')).rejects.toThrow('the last owner stays')
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
})
