import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { type ProcessorUse, watchProcessors } from './load/processor-time.ts'
import { loadSql } from './load/sql-load.ts'
import type { Shop } from './shop.ts'

/** Server key of shop and stand-in; not a real one. */
const serverKey = 'SB-Mid-server-BenchOfTheShopOnly'

/** A Midtrans stand-in that confirms every status request, and the shop's settings for it. */
export async function startProvider() {
  const provider = createServer((request, response) => {
    const id = request.url?.split('/')[2] ?? ''
    const answer = { ...payment(id.split('.t')[0] ?? '', id), status_code: '201' }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  return {
    settings: {
      PAYMENT_MODE: 'sandbox',
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_CLIENT_KEY: 'SB-Mid-client-BenchOfTheShopOnly',
      MIDTRANS_API_URL: url,
      MIDTRANS_SNAP_URL: url,
    },
    stop: () => {
      provider.close()
      provider.closeAllConnections()
    },
  }
}

export type NotificationFigure = {
  name: string
  shop: Load
  raw: Load
  ratio: number
  processors: ProcessorUse
}

const amount = '58000.00'

const payment = (orderId: string, transaction: string) => ({
  order_id: orderId,
  gross_amount: amount,
  transaction_status: 'pending',
  transaction_id: transaction,
  transaction_time: '2026-01-05 10:00:00',
  payment_type: 'qris',
  currency: 'IDR',
})

/** A signed notification. The transaction id contains the order id, so that the stand-in can confirm it. */
const message = (orderId: string, n: number) => {
  const text = `${orderId}201${amount}${serverKey}`
  const signature = createHash('sha512').update(text).digest('hex')
  return JSON.stringify({
    ...payment(orderId, `${orderId}.t${n}`),
    status_code: '201',
    signature_key: signature,
  })
}

/**
 * Throughput of payment notifications: new ones, which are confirmed with the stand-in, stored and applied under their
 * order's lock; and repeated ones. The baseline is one committed row through the driver, the minimum cost of storing a
 * notification.
 */
export async function measureNotifications(
  shop: Shop,
  how: { connections: number; seconds: number },
): Promise<NotificationFigure[]> {
  const pool = shop.pool(how.connections)
  try {
    const attempts = await openAttempts(pool)
    const raw = await loadSql(
      pool,
      {
        name: 'bench_event',
        text: `insert into payment_events (source, fingerprint, transaction_status, verdict)
          values ('notification', md5(random()::text) || $1, 'pending', 'unmatched')`,
        values: (n) => [String(n)],
      },
      how,
    )
    const measure = async (name: string, bodyOf: (n: number) => string): Promise<NotificationFigure> => {
      const request = (n: number) => ({
        method: 'POST' as const,
        path: '/api/payment/notification',
        body: bodyOf(n),
      })
      const [load, processors] = await watchProcessors({ shop: shop.pid, database: shop.databasePid }, () =>
        loadHttp(shop.url, request, how),
      )
      return { name, shop: load, raw, ratio: load.perSecond / raw.perSecond, processors }
    }
    const attempt = (n: number) => attempts[n % attempts.length] ?? ''
    return [
      await measure('a new message', (n) => message(attempt(n), n)),
      await measure('a repeated message', () => message(attempt(1), 1)),
    ]
  } finally {
    await pool.end()
  }
}

/** Creates an order with a pending payment for each notification. */
async function openAttempts(pool: ReturnType<Shop['pool']>): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(`
    with placed as (
      insert into orders (customer_name, customer_phone, phone_key, customer_address, package_type, quantity, pieces,
        total_price)
      select 'Sari Beban', '0812', '8' || n, 'Jl. Melati No. 7, Bekasi', '20pcs', 1, 20, ${amount}
      from generate_series(1, 5000) as n
      returning id
    )
    insert into payment_attempts (order_id, provider_order_id, method, amount, state)
    select id, 'DIMSUM-' || id || '-bench', 'midtrans', ${amount}, 'open' from placed
    returning provider_order_id as name`)
  return rows.map(({ name }) => name)
}
