import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { phoneOf } from './orders.ts'
import { placeOneOrder } from './place-one-order.ts'
import type { Shop } from './shop.ts'

/** The same loads for a shop of one process and for one of several, to be laid side by side. */
export async function measureScaling(shop: Shop, seconds: number): Promise<Record<string, Load>> {
  const how = { connections: 16, seconds }
  const { id, cookie } = await placeOneOrder(shop)
  const order = {
    customerName: 'Sari Beban',
    customerAddress: 'Jl. Melati No. 7, Bekasi',
    packageType: '20pcs',
  }
  const place = (n: number) => ({
    method: 'POST' as const,
    path: '/api/orders',
    body: JSON.stringify({ ...order, customerPhone: phoneOf(n) }),
  })
  return {
    'landing page': await loadHttp(shop.url, { path: '/', headers: { 'accept-encoding': 'br' } }, how),
    'order form, with its rules': await loadHttp(shop.url, { path: '/api/config?' }, how),
    'one order': await loadHttp(shop.url, { path: `/api/orders/${id}`, headers: { cookie } }, how),
    'placing orders': await loadHttp(shop.url, place, how),
  }
}
