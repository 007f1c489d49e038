import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createLatencies } from './load/latencies.ts'
import type { Shop } from './shop.ts'
import { signIn } from './sign-in.ts'

/** Numbers of past orders. */
const histories = [1_000, 100_000, 1_000_000] as const

export type AdminFigure = {
  name: string
  path: string
  /** p50 and p95 in ms, per history. */
  times: { orders: number; p50: number; p95: number }[]
  /** p95 with the longest history divided by p95 with the shortest. */
  ratio: number
}

/** Frequent calls, and calls whose cost grows with the number of orders. */
const calls = (today: string) => [
  { name: 'newest orders', path: '/api/orders?limit=20' },
  { name: 'page 40', path: '/api/orders?limit=20&page=40' },
  { name: 'one status', path: '/api/orders?status=preparing' },
  { name: 'unpaid', path: '/api/orders?payment=unpaid' },
  { name: 'pick-up', path: '/api/orders?delivery=pickup' },
  { name: 'one day of delivery', path: `/api/orders?deliveryDate=${today}` },
  { name: 'search: a common name', path: '/api/orders?search=santoso' },
  { name: 'search: a rare name', path: '/api/orders?search=zulaikha' },
  // 15 results, because both shops can fill such a page: responses of equal size are comparable.
  { name: 'search: digits of many phones', path: '/api/orders?limit=15&search=0812' },
  { name: 'search: a phone of no order', path: '/api/orders?search=0899+1234+5678' },
  { name: 'search: an order number', path: '/api/orders?search=77' },
  { name: 'revenue: totals', path: '/api/revenue/total' },
  { name: 'revenue: by day', path: '/api/revenue/daily' },
  { name: 'revenue: by package', path: '/api/revenue/by-package' },
  { name: 'revenue: by method', path: '/api/revenue/by-method' },
  { name: 'export of one day', path: `/api/admin/orders.csv?from=${today}&to=${today}` },
  { name: 'kitchen sheet', path: `/api/admin/kitchen/sheet?day=${today}` },
  { name: 'customers', path: '/api/admin/customers' },
  { name: 'stock', path: '/api/inventory' },
  // As many published reviews as the small shop has.
  { name: 'reviews', path: '/api/reviews?published=10' },
  { name: 'one order', path: '/api/orders/500' },
]

/**
 * Measures every call of the admin's screens, sequentially like a single owner, with short and long histories. The
 * limit of each call is a multiple of its own time with the shortest history.
 */
export async function measureAdmin(
  shop: Shop,
  samples: number,
  report: (text: string) => void,
): Promise<AdminFigure[]> {
  const cookie = await signIn(shop)
  const today = new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10)
  const figures: AdminFigure[] = calls(today).map((call) => ({ ...call, times: [], ratio: 0 }))
  for (const orders of histories) {
    report(await seed(shop, orders))
    for (const figure of figures) {
      figure.times.push({ orders, ...(await timesOf(shop.url + figure.path, cookie, samples)) })
    }
  }
  for (const figure of figures) {
    figure.ratio = (figure.times.at(-1)?.p95 ?? 0) / (figure.times[0]?.p95 ?? 1)
  }
  return figures
}

/**
 * Fills the running shop with sample orders, then runs the vacuum and analyze that autovacuum would run within an hour.
 */
async function seed(shop: Shop, orders: number): Promise<string> {
  const program = join(process.cwd(), 'apps/server/dist/seed.js')
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--orders', String(orders)], {
    env: { PATH: process.env.PATH, DATA_DIR: shop.dataDir },
  })
  const pool = shop.pool(1)
  await pool.query('vacuum analyze')
  await pool.end()
  return stdout.trim()
}

async function timesOf(url: string, cookie: string, samples: number) {
  const latencies = createLatencies()
  const headers = { cookie, 'x-forwarded-for': '192.0.2.1' }
  // The first ones are discarded, because caches are cold and statements are not planned yet.
  for (let n = -10; n < samples; n += 1) {
    const askedAt = performance.now()
    const answer = await fetch(url, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
    if (n >= 0) latencies.add(performance.now() - askedAt)
  }
  const { p50, p95 } = latencies.sum(1)
  return { p50, p95 }
}
