import { createHash } from 'node:crypto'
import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { type ProcessorUse, watchProcessors } from './load/processor-time.ts'
import { loadSql } from './load/sql-load.ts'
import type { Shop } from './shop.ts'

/** The key both sides know. It is nobody's, and nobody on the network is asked. */
const serverKey = 'SB-Mid-server-BenchOfTheShopOnly'

/** Settings of a shop that takes messages signed with that key. */
export const settingsForNotifications = {
  PAYMENT_MODE: 'sandbox',
  MIDTRANS_SERVER_KEY: serverKey,
  MIDTRANS_CLIENT_KEY: 'SB-Mid-client-BenchOfTheShopOnly',
  MIDTRANS_API_URL: 'http://127.0.0.1:9',
  MIDTRANS_SNAP_URL: 'http://127.0.0.1:9',
}

export type NotificationFigure = {
  name: string
  shop: Load
  raw: Load
  ratio: number
  processors: ProcessorUse
}

const amount = '58000.00'

const message = (orderId: string, transaction: string) => {
  const signed = { order_id: orderId, status_code: '201', gross_amount: amount }
  const text = signed.order_id + signed.status_code + signed.gross_amount + serverKey
  return JSON.stringify({
    ...signed,
    signature_key: createHash('sha512').update(text).digest('hex'),
    transaction_status: 'pending',
    transaction_id: transaction,
    transaction_time: '2026-01-05 10:00:00',
    payment_type: 'qris',
    currency: 'IDR',
  })
}

/**
 * Intake of payment messages: new ones, each stored and applied under its order's lock, and ones the provider repeats.
 * Beside them one committed row through the driver, which is the least that taking a message can cost.
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
      await measure('a new message', (n) => message(attempt(n), `transaction-${n}`)),
      await measure('a repeated message', () => message(attempt(1), 'transaction-1')),
    ]
  } finally {
    await pool.end()
  }
}

/** Orders with a payment under way, as many as messages can be about. */
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
