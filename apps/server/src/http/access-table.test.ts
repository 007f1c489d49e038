import { type PaymentMode, paymentModes } from '@dimsum/contract/shop-config'
import { sql } from 'drizzle-orm'
import type { HTTPMethods } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '../db/tables/people.ts'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { testConfig } from '../testing/test-config.ts'
import type { Access } from './access.ts'

/** Who may call what. A route that is not here fails the run, and so does one that is here and not served. */
const accessTable: Record<string, Access> = {
  'POST /api/admin/login': 'anyone',
  'GET /api/admin/session': 'admin',
  'POST /api/admin/logout': 'admin',
  'POST /api/admin/password': 'admin',
  'POST /api/orders': 'anyone',
  'GET /api/orders': 'admin',
  'GET /api/orders/{id}': 'by-order',
  'PATCH /api/orders/{id}/status': 'admin',
  'POST /api/admin/orders': 'admin',
  'POST /api/orders/{id}/access': 'anyone',
  'POST /api/orders/{id}/links': 'admin',
  'GET /api/orders/{id}/events': 'by-order',
  'GET /api/admin/events': 'admin',
  'GET /api/orders/{id}/invoice.pdf': 'by-order',
  'GET /api/admin/orders.csv': 'admin',
  'GET /api/orders/{id}/timeline': 'by-order',
  'POST /api/orders/{id}/notes': 'admin',
  'POST /api/orders/{id}/acts': 'admin',
  'GET /api/inventory': 'admin',
  'POST /api/inventory': 'admin',
  'PATCH /api/inventory/{id}': 'admin',
  'GET /api/inventory/{id}/movements': 'admin',
  'GET /api/packages/availability': 'anyone',
  'GET /api/kitchen/days': 'anyone',
  'GET /api/admin/kitchen/days': 'admin',
  'PUT /api/admin/kitchen/days/{day}': 'admin',
  'GET /api/admin/kitchen/sheet': 'admin',
  'GET /api/admin/kitchen/loose-orders': 'admin',
  'PATCH /api/admin/kitchen/lines/{id}': 'admin',
  'PUT /api/admin/kitchen/orders/{id}/day': 'admin',
  'POST /api/admin/kitchen/printed-labels': 'admin',
  'POST /api/admin/scan': 'admin',
  'GET /api/admin/customers': 'admin',
  'GET /api/admin/customers/{id}': 'admin',
  'PUT /api/admin/customers/{id}/note': 'admin',
  'POST /api/admin/customers/{id}/export': 'admin',
  'POST /api/admin/customers/{id}/erase': 'admin',
  'GET /api/admin/blocked-phones': 'admin',
  'POST /api/admin/blocked-phones': 'admin',
  'DELETE /api/admin/blocked-phones/{id}': 'admin',
  'GET /api/revenue/total': 'admin',
  'GET /api/revenue/daily': 'admin',
  'GET /api/revenue/by-package': 'admin',
  'GET /api/revenue/by-method': 'admin',
  'GET /api/reviews/public': 'anyone',
  'GET /api/reviews/summary': 'anyone',
  'POST /api/reviews': 'anyone',
  'GET /api/reviews': 'admin',
  'PATCH /api/reviews/{id}/visibility': 'admin',
  'PATCH /api/reviews/{id}/reply': 'admin',
  'POST /api/payment/create': 'by-order',
  'POST /api/payment/check-status': 'anyone',
  'GET /api/payment/open': 'by-order',
  'PATCH /api/orders/{id}/payment': 'by-order',
  'GET /api/orders/{id}/attempts': 'admin',
  'POST /api/payment/manual-update': 'admin',
  'POST /api/payment/test': 'admin',
  'POST /api/admin/webhook-sign': 'admin',
  'POST /api/payment/notification': 'signature',
  'POST /api/midtrans/notification': 'signature',
  'POST /webhook/midtrans': 'signature',
  'GET /api/admin/attention': 'admin',
  'POST /api/admin/attention/{id}/close': 'admin',
  'GET /api/config': 'anyone',
  'GET /api/admin/settings': 'admin',
  'PATCH /api/admin/settings': 'admin',
  'GET /api/system/status': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
}

const order = {
  customerName: 'Sari Wulandari',
  customerPhone: '081234567890',
  customerAddress: 'Jalan Melati nomor 5, Bandung',
  packageType: '10pcs',
  quantity: 1,
  isDelivery: true,
}

/** A body with every field any call knows: what is refused is refused for who asks, not for what. */
const anyBody = {
  ...order,
  status: 'confirmed',
  isPaid: true,
  isPublic: true,
  orderId: 1,
  paymentMethod: 'x',
  note: 'x',
}

describe.each(paymentModes)('who may call what in %s mode', (mode: PaymentMode) => {
  let shop: TestApp
  let served: Map<string, string>
  let endedSession: Record<string, string>
  beforeAll(async () => {
    const payment = { ...testConfig().payment, mode }
    shop = await buildTestApp({ config: { payment } })
    const document = (await shop.call({ method: 'GET', url: '/api/openapi.json' })).json()
    const operations = Object.entries<Record<string, { 'x-access': string }>>(document.paths)
    served = new Map(
      operations.flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, call]) => [
          `${method.toUpperCase()} ${path}`,
          call['x-access'],
        ]),
      ),
    )
    await shop.call({ method: 'POST', url: '/api/orders', payload: order })
    endedSession = await shop.signIn()
    await shop.database.db.update(sessions).set({ expiresAt: sql`${sessions.createdAt}` })
  })
  afterAll(() => shop.close())

  const call = (route: string, cookies: Record<string, string>) => {
    const [method = 'GET', path = '/'] = route.split(' ')
    const url = path.replaceAll('{id}', '1').replaceAll('{day}', '2026-01-05')
    const payload = method === 'GET' ? {} : { payload: anyBody }
    return shop.call({ method: method as HTTPMethods, url, cookies, ...payload })
  }

  /** Every row of every table that a caller could want to change, as one text. */
  const contents = async () => {
    const { rows } = await shop.database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
    )
    const sums = rows.map(
      ({ name }) =>
        sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.identifier(name)} t)`,
    )
    return (await shop.database.db.execute(sql`select ${sql.join(sums, sql`, `)}`)).rows
  }

  test('is written down for every call that is served', () => {
    expect(Object.fromEntries(served)).toEqual(accessTable)
  })

  test('strangers and ended sessions are 401 at every call of the admin, and change nothing', async () => {
    const before = await contents()
    for (const route of Object.keys(accessTable).filter((name) => accessTable[name] === 'admin')) {
      for (const cookies of [{}, endedSession, { session: 'A'.repeat(43) }, { session: "' or true --" }]) {
        const answer = await call(route, cookies)
        expect([route, answer.statusCode, answer.json().code]).toEqual([route, 401, 'unauthenticated'])
      }
    }
    expect(await contents()).toEqual(before)
  })

  test('a message without a valid signature is refused and changes nothing', async () => {
    const before = await contents()
    for (const route of Object.keys(accessTable).filter((name) => accessTable[name] === 'signature')) {
      const answer = await call(route, await shop.signIn())
      expect([400, 403], route).toContain(answer.statusCode)
    }
    await shop.database.db.delete(sessions).where(sql`expires_at > now()`)
    expect(await contents()).toEqual(before)
  })

  test('calls for everyone ask nobody to sign in', async () => {
    for (const route of Object.keys(accessTable).filter((name) => accessTable[name] === 'anyone')) {
      if (route === 'POST /api/admin/login') continue
      expect((await call(route, {})).statusCode, route).not.toBe(401)
    }
  })

  test('no stranger gets a 5xx from any call', async () => {
    for (const route of Object.keys(accessTable).filter((name) => !name.endsWith('/events'))) {
      expect((await call(route, {})).statusCode, route).toBeLessThan(500)
    }
  })
})
