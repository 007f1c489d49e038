import { type LoadRequest, loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { type ProcessorUse, watchProcessors } from './load/processor-time.ts'
import { placeOneOrder, placing } from './place-one-order.ts'
import type { Shop } from './shop.ts'
import { warmUp } from './warm-up.ts'

export type ScalingFigure = { load: Load; processors: ProcessorUse }

/**
 * The same loads for a shop of one process and for one of several, to be laid side by side, with who worked: a second
 * process can only take what client and database leave of the cores. Drawing an invoice is nearly all JavaScript.
 */
export async function measureScaling(shop: Shop, seconds: number): Promise<Record<string, ScalingFigure>> {
  await warmUp(shop)
  const { id, cookie } = await placeOneOrder(shop)
  const measure = async (requests: Parameters<typeof loadHttp>[1]): Promise<ScalingFigure> => {
    // Thrown away: two processes compile a call's code twice, which is no part of how fast they are afterwards.
    await loadHttp(shop.url, requests, { connections: 16, seconds: 2 })
    const [load, processors] = await watchProcessors({ shop: shop.pid, database: shop.databasePid }, () =>
      loadHttp(shop.url, requests, { connections: 16, seconds }),
    )
    return { load, processors }
  }
  const ofHolder = (path: string): LoadRequest => ({ path: `/api/orders/${id}${path}`, headers: { cookie } })
  return {
    'an invoice, drawn': await measure(ofHolder('/invoice.pdf')),
    'order form, with its rules': await measure({ path: '/api/config?' }),
    'landing page': await measure({ path: '/', headers: { 'accept-encoding': 'br' } }),
    'one order': await measure(ofHolder('')),
    'placing orders': await measure(placing),
  }
}
