import { type Role, roles } from '@dimsum/domain/roles'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { accessTable, roleTable } from '../../../testing/access-table.ts'
import { databaseContents, openStream, requestOf } from '../../../testing/every-call.ts'
import { buildOrder } from '../../../testing/orders.ts'
import { buildTestApp, usernameOf } from '../../../testing/test-app.ts'

/**
 * Every team operation over HTTP for three roles and a removed user, compared with the table in testing/access-table.ts.
 * A refusal changes no row.
 */

const shop = await buildTestApp()
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
const orderId = (await buildOrder(shop.database.db)).order.id
afterAll(() => {
  shop.app.server.closeAllConnections()
})

const call = async (route: string, cookies: Record<string, string>) =>
  route.endsWith('/events')
    ? openStream(url + requestOf(route, orderId).url, cookies)
    : shop.call({ ...requestOf(route, orderId), cookies })

const ofTeam = Object.keys(accessTable).filter((route) =>
  ['admin', 'by-order'].includes(accessTable[route] ?? ''),
)
const letterOf = { owner: 'O', cashier: 'C', kitchen: 'K' } as const satisfies Record<Role, string>
const contents = () => databaseContents(shop.database.db)

/** A stranger sees an order masked; every other call without the right is refused. */
const isRefused = (route: string, { statusCode, json }: Awaited<ReturnType<typeof call>>, as: number) =>
  route === 'GET /api/orders/{id}' ? json().masked === true : statusCode === as

test('every team operation is in the table', () => {
  expect(Object.keys(roleTable).toSorted()).toEqual(ofTeam.toSorted())
})

test.each(roles)('%s may do what the table says, and refusals change nothing', async (role) => {
  const wrong: string[] = []
  const refused = ofTeam.filter((route) => !roleTable[route]?.includes(letterOf[role]))
  const cookies = await shop.signIn(role)
  const before = await contents()
  for (const route of refused) {
    const answer = await call(route, cookies)
    if (!isRefused(route, answer, 403)) wrong.push(`${route} is open (${answer.statusCode})`)
  }
  expect(await contents()).toBe(before)
  for (const route of ofTeam.filter((each) => !refused.includes(each))) {
    // Each call with its own session, because one of them ends it.
    const { statusCode } = await call(route, await shop.signIn(role))
    if ([401, 403, 500].includes(statusCode)) wrong.push(`${route} is closed (${statusCode})`)
  }
  expect(wrong).toEqual([])
})

// Strangers and ended sessions: access-table.test.ts.
test('a removed person whose session was left behind may do nothing', async () => {
  const cookies = await shop.signIn('kitchen')
  const { db } = shop.database
  await db.execute(sql`update users set removed_at = now() where username = ${usernameOf.kitchen}`)
  const before = await contents()
  for (const route of ofTeam) {
    const expected = accessTable[route] === 'admin' ? 401 : 403
    const answer = await call(route, cookies)
    expect([route, isRefused(route, answer, expected)]).toEqual([route, true])
  }
  expect(await contents()).toBe(before)
})
