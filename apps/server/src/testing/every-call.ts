import { sql } from 'drizzle-orm'
import type { HTTPMethods, InjectOptions } from 'fastify'
import type { Db } from '../platform/db/connection.ts'

/** A body with every field of any call, so that a refusal depends on the caller and not on the body. */
const anyBody = {
  customerName: 'Sari Wulandari',
  customerPhone: '081299990000',
  customerAddress: 'Jalan Melati nomor 5, Bandung',
  packageType: '10pcs',
  quantity: 1,
  isDelivery: true,
  status: 'confirmed',
  isPaid: true,
  isPublic: true,
  orderId: 1,
  transactionStatus: 'settlement',
  fraudStatus: 'accept',
  paymentType: 'bank_transfer',
  note: 'x',
  items: [{ packageType: '10pcs', quantity: 1 }],
  adjustment: null,
  expected: {
    customerAddress: 'x',
    notes: null,
    deliveryDate: null,
    items: [{ packageType: '10pcs', quantity: 1 }],
    adjustment: null,
    totalPrice: '30000.00',
  },
  expectedStatus: 'pending',
  what: 'other',
  text: 'x',
  decision: 'refused',
  isOn: true,
  topics: [],
  subscription: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/dZ3bCelwc5',
    keys: {
      p256dh: 'BC6dZ3bCelwc5_jNXvVAHd2hzNtvL67Y7_WEq2xTgSjpP53AcglSHjAI34kUYKFta8e-kBY-KrgVMfdOHpD02MU',
      auth: 'JBrervWlsE4Bjt_1aI4D2A',
    },
  },
}

/** The two calls that have other names for payment methods. */
const methodOf = (route: string) =>
  route === 'PATCH /api/orders/{id}/payment' ? 'midtrans_ewallet' : 'virtual_account'

/** A request for an operation of the served document, about this order. */
export const requestOf = (route: string, orderId: number) => {
  const [method = 'GET', path = '/'] = route.split(' ')
  const query = path === '/api/payment/open' ? `?orderId=${orderId}` : ''
  const url =
    path
      .replaceAll(/\{(id|refundId|paymentId|proofId)\}/g, String(orderId))
      .replaceAll('{day}', '2026-01-05')
      .replaceAll('{packageType}', '10pcs') + query
  const body = { ...anyBody, orderId, paymentMethod: methodOf(route) }
  return {
    method: method as HTTPMethods,
    url,
    ...(method === 'GET' ? {} : { payload: body }),
  } satisfies InjectOptions
}

/** The response of a stream is available once its headers are sent. */
export const openStream = async (url: string, cookies: Record<string, string>) => {
  const leave = new AbortController()
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const answer = await fetch(url, { headers: { cookie: cookie.join('; ') }, signal: leave.signal })
  leave.abort()
  return { statusCode: answer.status, json: () => ({}) as Record<string, unknown> }
}

/** All rows that a caller could want to change, as one text. */
export const databaseContents = async (db: Db): Promise<string> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
  )
  // Each column has a name: in a row, columns of one name overwrite each other.
  const sums = rows.map(
    ({ name }) =>
      sql`(select md5(string_agg(t::text, '' order by t::text)) from ${sql.identifier(name)} t) as ${sql.identifier(name)}`,
  )
  return JSON.stringify((await db.execute(sql`select ${sql.join(sums, sql`, `)}`)).rows[0], null, 1)
}
