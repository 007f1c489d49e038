import { loadHttp } from './load/http-load.ts'
import { placeOneOrder, placing } from './place-one-order.ts'
import type { Shop } from './shop.ts'

/**
 * Unmeasured orders and reads. After a start the code is not compiled and connections are not open yet; a short bench
 * would measure only that.
 */
export async function warmUp(shop: Shop, seconds = 6): Promise<void> {
  const { id, cookie } = await placeOneOrder(shop)
  const how = { connections: 32, seconds: seconds / 2 }
  await loadHttp(shop.url, placing, how)
  await loadHttp(shop.url, { path: `/api/orders/${id}`, headers: { cookie } }, how)
}
