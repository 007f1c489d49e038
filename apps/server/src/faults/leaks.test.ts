import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accessTable } from '../testing/access-table.ts'
import { collectLog } from '../testing/collect-log.ts'
import { sized } from '../testing/figures.ts'
import { noLimits } from '../testing/no-limits.ts'
import { anOrder } from '../testing/orders.ts'
import { buildTestApp } from '../testing/test-app.ts'

/**
 * Threats T1, T50, T51 and T59 (docs/security.md): orders with marked personal data are placed, read, searched, paid
 * and broken; no mark appears in any response to a stranger nor in any line of the log.
 */

const marks = {
  customerName: 'Qzxmarkname Wvkbelakang',
  customerPhone: '0813-7777-4242',
  customerEmail: 'qzxmarkmail@example.com',
  customerAddress: 'Jalan Qzxmarkaddress nomor 5, Bandung',
  notes: 'qzxmarknotes sambal',
}
/** The marks to search for: words and digits that appear nowhere else. */
const traces = [/qzxmark/i, /wvkbelakang/i, /77774242/, /7777-4242/, /137777/]
const findMarks = (text: string) => traces.filter((trace) => trace.test(text)).map(String)
let holder: Record<string, string>
const ids: number[] = []
const { lines, logger } = collectLog('trace')

const shop = await buildTestApp({ logger, limits: noLimits })
const admin = await shop.signIn()
for (let n = 0; n < sized(40, 200); n += 1) {
  const answer = await shop.send('POST', '/api/orders', anOrder(marks))
  expect(answer.statusCode).toBe(201)
  ids.push(answer.json().id)
  holder = { access: answer.cookies[0]?.value ?? '' }
}

test('a stranger who reads everything in every spelling finds no mark', async () => {
  const found: string[] = []
  let read = 0
  const look = async (method: 'GET' | 'HEAD' | 'POST', url: string, payload?: object) => {
    const answer = await shop.call({ method, url, ...(payload && { payload }) })
    const text = `${JSON.stringify(answer.headers)} ${answer.body}`
    read += 1
    found.push(...findMarks(text).map((mark) => `${method} ${url}: ${mark}`))
  }
  for (const id of ids) {
    for (const spelling of [
      `${id}`,
      String(id).padStart(6, '0'),
      `${id}/`,
      `%3${String(id)[0]}${String(id).slice(1)}`,
    ])
      await look('GET', `/api/orders/${spelling}`)
    await look('HEAD', `/api/orders/${id}`)
    await look('GET', `/api/orders/${id}/timeline`)
    await look('GET', `/api/orders/${id}/invoice.pdf`)
    await look('GET', `/api/payment/open?orderId=${id}`)
    await look('POST', '/api/payment/check-status', { orderId: id })
    await look('POST', `/api/orders/${id}/access`, { phone: '0899-0000-1111' })
  }
  for (const route of Object.keys(accessTable).filter((name) => !name.endsWith('/events'))) {
    const [method = 'GET', path = ''] = route.split(' ')
    const url = path.replaceAll('{id}', String(ids[0])).replaceAll('{day}', '2026-12-01')
    if (method === 'GET') await look('GET', url)
    else if (route !== 'POST /api/orders') await look('POST', url, { orderId: ids[0] })
  }
  expect(found).toEqual([])
  expect(read).toBeGreaterThan(ids.length * 9)
})

test('the log of all that, of the owner’s work and of failures contains no mark, cookie or password', async () => {
  const get = (url: string) => shop.get(url, admin)
  await get(`/api/orders?search=${encodeURIComponent(marks.customerName)}`)
  await get(`/api/orders?search=${encodeURIComponent(marks.customerPhone)}`)
  await get(`/api/admin/customers?search=qzxmark`)
  for (const url of [
    '/api/admin/search/orders',
    '/api/admin/search/orders.csv',
    '/api/admin/search/customers',
  ])
    await shop.send('POST', url, { search: marks.customerPhone }, admin)
  await get('/api/admin/orders.csv')
  await shop.get(`/api/orders/${ids.at(-1)}`, holder)
  const password = 'qzxmarkpassword-satu-dua'
  await shop.send('POST', '/api/admin/login', { username: 'qzxmarkuser', password })
  await shop.send(
    'POST',
    '/api/admin/blocked-phones',
    { phone: marks.customerPhone, reason: 'qzxmarkreason' },
    admin,
  )
  await shop.send('POST', '/api/orders', anOrder(marks))
  await shop.send('POST', '/api/orders', { ...marks, packageType: '10pcs', quantity: -1 })
  // The database refuses a customer's text in the middle of a transaction: its error quotes the row.
  await shop.rows(
    `alter table orders add constraint qzx_no_marks check (customer_name not like 'Qzx%') not valid`,
  )
  const broken = await shop.send(
    'POST',
    '/api/orders',
    anOrder({ ...marks, customerPhone: '0813-7777-4243' }),
  )
  await shop.rows('alter table orders drop constraint qzx_no_marks')
  // A short statement fails too: the SQL builder's error quotes its parameters at the beginning.
  await shop.rows(
    `alter table blocked_phones add constraint qzx_no_reason check (reason not like 'qzx%') not valid`,
  )
  const unblocked = await shop.send(
    'POST',
    '/api/admin/blocked-phones',
    { phone: '0813-7777-4244', reason: 'qzxmarkreason' },
    admin,
  )
  expect(unblocked.statusCode).toBe(500)
  await shop.rows('alter table blocked_phones drop constraint qzx_no_reason')
  expect(broken.statusCode).toBe(500)
  expect(findMarks(broken.body)).toEqual([])
  expect(broken.json().requestId).toBe(broken.headers['x-request-id'])

  const text = lines.join('\n')
  expect(text).toContain(String(broken.headers['x-request-id']))
  const secrets = [...Object.values(admin), ...Object.values(holder)]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  expect(findMarks(text)).toEqual([])
})

test('the database role of the server cannot rewrite the ledgers', async () => {
  const { db } = shop.database
  for (const table of ['audit_log', 'order_events', 'inventory_movements', 'payment_events']) {
    const name = sql.identifier(table)
    for (const statement of [
      sql`update ${name} set id = id`,
      sql`delete from ${name}`,
      sql`truncate ${name} cascade`,
    ]) {
      const error = await db.execute(statement).catch((thrown: unknown) => thrown)
      expect(error, table).toBeInstanceOf(Error)
      expect(String((error as Error).cause ?? error), table).toMatch(/append only|permission denied/)
    }
  }
})
