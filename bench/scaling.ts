import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { placeOneOrder, placing } from './place-one-order.ts'
import type { Shop } from './shop.ts'
import { warmUp } from './warm-up.ts'

/** The same loads for a shop of one process and for one of several, to be laid side by side. */
export async function measureScaling(shop: Shop, seconds: number): Promise<Record<string, Load>> {
  const how = { connections: 16, seconds }
  await warmUp(shop)
  const { id, cookie } = await placeOneOrder(shop)
  return {
    'landing page': await loadHttp(shop.url, { path: '/', headers: { 'accept-encoding': 'br' } }, how),
    'order form, with its rules': await loadHttp(shop.url, { path: '/api/config?' }, how),
    'one order': await loadHttp(shop.url, { path: `/api/orders/${id}`, headers: { cookie } }, how),
    'placing orders': await loadHttp(shop.url, placing, how),
  }
}
