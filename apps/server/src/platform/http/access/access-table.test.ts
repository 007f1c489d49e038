import { type PaymentMode, paymentModes } from '@dimsum/contract/shop-config'
import { type Role, roles } from '@dimsum/domain/roles'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import {
  accessTable,
  byMode,
  byOrder,
  type CallerKind,
  type Cell,
  callers,
  roleTable,
} from '../../../testing/access-table.ts'
import { databaseContents, openStream, requestOf } from '../../../testing/every-call.ts'
import { isLong } from '../../../testing/figures.ts'
import { buildOrder } from '../../../testing/orders.ts'
import { buildTestApp, type TestApp, usernameOf } from '../../../testing/test-app.ts'
import { testConfig } from '../../../testing/test-config.ts'
import { whatsappAccess } from '../../../testing/whatsapp-shop.ts'
import { orders } from '../../db/tables/orders.ts'
import { sessions } from '../../db/tables/people.ts'

/**
 * Every operation of the served document for every kind of caller in every mode, and every team operation for three
 * roles and a removed user, compared with the tables in testing/access-table.ts. An operation that is missing on either
 * side fails the test. A refusal changes no row of the database.
 */

/** What may differ between the modes; `npm run faults` calls every operation in each of them. */
const routesByMode = Object.keys({ ...byOrder, ...byMode.sandbox, ...byMode.production })

/** Calls an operation about this order. */
const callsAbout =
  (shop: TestApp, url: string, orderId: number) => (route: string, cookies: Record<string, string>) =>
    route.endsWith('/events')
      ? openStream(url + requestOf(route, orderId).url, cookies)
      : shop.call({ ...requestOf(route, orderId), cookies })

describe.each(paymentModes)('the access rights in %s mode', async (mode: PaymentMode) => {
  const whatsapp = { ...whatsappAccess, apiUrl: 'http://127.0.0.1:9' }
  const messages = { ...testConfig().messages, whatsapp }
  const shop = await buildTestApp({ config: { messages, payment: { ...testConfig().payment, mode } } })
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const document = (await shop.get('/api/openapi.json')).json()
  const operations = Object.entries<Record<string, { 'x-access': string }>>(document.paths)
  const served = operations.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => [`${method.toUpperCase()} ${path}`, call['x-access']]),
  )
  const own = await buildOrder(shop.database.db, { customerName: 'Sari Wulandari' })
  const other = await buildOrder(shop.database.db)
  const orderId = own.order.id
  const ended = await shop.signIn()
  await shop.database.db.update(sessions).set({ expiresAt: sql`${sessions.createdAt}` })
  const rights: Record<CallerKind, Record<string, string>> = {
    stranger: {},
    holder: { access: own.accessToken },
    'holder of another order': { access: other.accessToken },
    'ended session': ended,
    admin: await shop.signIn(),
  }
  // Streams are left open; their keep-alive connections would delay the end.
  afterAll(() => shop.app.server.closeAllConnections())

  const call = callsAbout(shop, url, orderId)

  /** Whether a response matches the table's cell. */
  const looksLike = async (cell: Cell, route: string, kind: CallerKind): Promise<boolean> => {
    const answer = await call(route, rights[kind])
    if (Array.isArray(cell)) return cell.includes(answer.statusCode)
    const order: Record<string, unknown> = answer.json()
    if (answer.statusCode !== 200) return false
    if (cell === 'masked') return order.masked === true && order.customerName === 'S*** W***'
    const isWhole = order.masked === false && order.customerName === 'Sari Wulandari'
    return isWhole && (order.midtransTransactionId === null) === (cell === 'whole')
  }

  const contents = () => databaseContents(shop.database.db)

  const refused = (...statuses: number[]): Cell => statuses

  /** The table's cell; null when the call only has to be allowed. */
  const cellOf = (route: string, kind: CallerKind): Cell | null => {
    const exact = byMode[mode][route] ?? byOrder[route]
    if (exact) return exact[kind]
    const access = accessTable[route]
    if (access === 'admin' && kind !== 'admin') return refused(401)
    if (access === 'signature') return refused(400, 403)
    return null
  }

  test('are in the table for every operation that is served', () => {
    expect(Object.fromEntries(served)).toEqual(accessTable)
    for (const [route, access] of Object.entries(accessTable))
      expect(route in byOrder, route).toBe(access === 'by-order')
  })

  test('are so for every kind of caller, and a refusal changes nothing', async () => {
    const wrong: string[] = []
    const routes = isLong || mode === 'production' ? Object.keys(accessTable) : routesByMode
    let cells = 0
    // The admin last, because its calls change data.
    for (const kind of callers) {
      await shop.database.db.update(orders).set({ midtransTransactionId: 'tx-1' })
      const called = routes.filter((route) => route !== 'POST /api/admin/logout' || kind !== 'admin')
      cells += called.length
      const isRefusal = (cell: Cell | null) =>
        Array.isArray(cell) && cell.every((status) => status >= 400 && status < 500)
      const refusals = called.filter((route) => isRefusal(cellOf(route, kind)))
      const before = await contents()
      for (const route of [...refusals, ...called.filter((each) => !refusals.includes(each))]) {
        const cell = cellOf(route, kind)
        if (cell !== null && !(await looksLike(cell, route, kind)))
          wrong.push(`${kind}: ${route} is not ${cell}`)
        if (route === refusals.at(-1) && (await contents()) !== before)
          wrong.push(`${kind}: a refused call changed something`)
        if (cell !== null) continue
        const { statusCode } = await call(route, rights[kind])
        // The login refuses an invalid name and password; no other open operation answers 401.
        const isOpen = route === 'POST /api/admin/login' || ![401, 403].includes(statusCode)
        if (!isOpen) wrong.push(`${kind}: ${route} is closed (${statusCode})`)
        if (statusCode === 500) wrong.push(`${kind}: ${route} broke`)
      }
    }
    expect(wrong).toEqual([])
    const skipped = routes.includes('POST /api/admin/logout') ? 1 : 0
    expect(cells).toBe(callers.length * routes.length - skipped)
  })
})

describe('the rights of the team', async () => {
  const shop = await buildTestApp()
  const url = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const call = callsAbout(shop, url, (await buildOrder(shop.database.db)).order.id)
  afterAll(() => shop.app.server.closeAllConnections())

  const ofTeam = Object.keys(accessTable).filter((route) =>
    ['admin', 'by-order'].includes(accessTable[route] ?? ''),
  )
  const letterOf = { owner: 'O', cashier: 'C', kitchen: 'K' } as const satisfies Record<Role, string>
  const contents = () => databaseContents(shop.database.db)

  /** A stranger sees an order masked; every other call without the right is refused. */
  const isRefused = (route: string, { statusCode, json }: Awaited<ReturnType<typeof call>>, as: number) =>
    route === 'GET /api/orders/{id}' ? json().masked === true : statusCode === as

  test('are in the table for every team operation', () => {
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
})
