import type pg from 'pg'
import { type Load, load } from './http-load.ts'
import type { Shop } from './shop-under-load.ts'

const order = {
  customerName: 'Sari Beban',
  customerPhone: '081234567890',
  customerAddress: 'Jl. Melati No. 7, Bekasi',
  packageType: '20pcs',
  quantity: 2,
}

/** The same transaction, asked of the database by the driver alone: what the HTTP figure is held against. */
const raw = {
  name: 'bench_place_order',
  text: `select * from place_order(null, null, null, decode(md5(random()::text) || md5(random()::text), 'hex'),
    'Sari Beban', '0812' || $1::text, $1::text, null, 'Jl. Melati No. 7, Bekasi', null, true, null, 'web', 'customer',
    array['20pcs'], array[2], array[58000], array[20], null, false, null)`,
}

export type OrderFigure = { connections: number; http: Load; raw: Load; ratio: number; p99Ratio: number }

/** Order placement over HTTP beside the same transaction through the driver, at the same number of connections. */
export async function measureOrders(shop: Shop, connections: number, seconds: number): Promise<OrderFigure> {
  const pool = await shop.pool(connections)
  try {
    const rawLoad = await drive(pool, connections, seconds)
    const http = await load(
      shop.url,
      {
        method: 'POST',
        path: '/api/orders',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      },
      { connections, seconds },
    )
    return {
      connections,
      http,
      raw: rawLoad,
      ratio: http.perSecond / rawLoad.perSecond,
      p99Ratio: http.p99 / rawLoad.p99,
    }
  } finally {
    await pool.end()
  }
}

async function drive(pool: pg.Pool, connections: number, seconds: number): Promise<Load> {
  const latencies: number[] = []
  const end = performance.now() + seconds * 1000
  let customer = 0
  const work = async () => {
    while (performance.now() < end) {
      customer += 1
      const startedAt = performance.now()
      await pool.query({ ...raw, values: [String(8_000_000_000 + customer)] })
      latencies.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0
  return { perSecond: latencies.length / seconds, p50: at(0.5), p95: at(0.95), p99: at(0.99), refused: 0 }
}
