import { loadHttp } from './load/http-load.ts'
import { placeOneOrder, placing } from './place-one-order.ts'
import type { Shop } from './shop.ts'

/**
 * Orders and reads that are not measured. A shop runs for weeks; the first thousands of requests after its start run
 * code that is not compiled yet, on connections that are not open yet, and would be all that a short bench sees.
 */
export async function warmUp(shop: Shop, seconds = 6): Promise<void> {
  const { id, cookie } = await placeOneOrder(shop)
  const how = { connections: 32, seconds: seconds / 2 }
  await loadHttp(shop.url, placing, how)
  await loadHttp(shop.url, { path: `/api/orders/${id}`, headers: { cookie } }, how)
}
