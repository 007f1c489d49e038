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
    const text = String(id)
    for (const spelling of [text, text.padStart(6, '0'), `${id}/`, `%3${text[0]}${text.slice(1)}`])
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

/** Sends a request whose row the database refuses. */
const sendRefused = async (table: string, rule: string, url: string, payload: object, cookies = admin) => {
  await shop.rows(`alter table ${table} add constraint qzx_none check (${rule}) not valid`)
  const answer = await shop.send('POST', url, payload, cookies)
  await shop.rows(`alter table ${table} drop constraint qzx_none`)
  expect(answer.statusCode).toBe(500)
  return answer
}

test('the log of all that, of the owner’s work and of failures contains no mark, cookie or password', async () => {
  const get = (url: string) => shop.get(url, admin)
  await get(`/api/orders?search=${encodeURIComponent(marks.customerName)}`)
  await get(`/api/orders?search=${encodeURIComponent(marks.customerPhone)}`)
  await get(`/api/admin/customers?search=qzxmark`)
  for (const url of ['orders', 'orders.csv', 'customers'].map((what) => `/api/admin/search/${what}`))
    await shop.send('POST', url, { search: marks.customerPhone }, admin)
  await get('/api/admin/orders.csv')
  await shop.get(`/api/orders/${ids.at(-1)}`, holder)
  const password = 'qzxmarkpassword-satu-dua'
  await shop.send('POST', '/api/admin/login', { username: 'qzxmarkuser', password })
  const blocked = { phone: marks.customerPhone, reason: 'qzxmarkreason' }
  await shop.send('POST', '/api/admin/blocked-phones', blocked, admin)
  await shop.send('POST', '/api/orders', anOrder(marks))
  await shop.send('POST', '/api/orders', { ...marks, packageType: '10pcs', quantity: -1 })
  // The database refuses a customer's text in the middle of a transaction: its error quotes the row.
  const place = anOrder({ ...marks, customerPhone: '0813-7777-4243' })
  const broken = await sendRefused('orders', "customer_name not like 'Qzx%'", '/api/orders', place, {})
  // A short statement fails too: the SQL builder's error quotes its parameters at the beginning.
  const block = { phone: '0813-7777-4244', reason: 'qzxmarkreason' }
  await sendRefused('blocked_phones', "reason not like 'qzx%'", '/api/admin/blocked-phones', block)
  expect(findMarks(broken.body)).toEqual([])
  expect(broken.json().requestId).toBe(broken.headers['x-request-id'])

  const text = lines.join('\n')
  expect(text).toContain(String(broken.headers['x-request-id']))
  const secrets = [...Object.values(admin), ...Object.values(holder)]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  expect(findMarks(text)).toEqual([])
})

test('the database role of the server cannot rewrite the ledgers', async () => {
  for (const table of ['audit_log', 'order_events', 'inventory_movements', 'payment_events'])
    for (const statement of [
      `update ${table} set id = id`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(shop.rows(statement), statement).rejects.toThrow(/append only|permission denied/)
})
