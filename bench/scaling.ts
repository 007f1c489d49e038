import { type LoadRequest, loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { type ProcessorUse, watchProcessors } from './load/processor-time.ts'
import { meanUse, middleLoad, middleRatio, turnSeconds, turns } from './load/turns.ts'
import { placeOneOrder, placing } from './place-one-order.ts'
import type { Shop } from './shop.ts'
import { warmUp } from './warm-up.ts'

/** One process and several under the same load, and how many times as much the several served. */
export type ScalingFigure = { name: string; one: ScalingSide; several: ScalingSide; ratio: number }
export type ScalingSide = { load: Load; processors: ProcessorUse }

/**
 * The same loads for a shop of one process and for one of several, in turns, with who worked: a second process can
 * only take what client and database leave of the cores. Drawing an invoice is nearly all JavaScript.
 */
export async function measureScaling(one: Shop, several: Shop, seconds: number): Promise<ScalingFigure[]> {
  const [loadsOfOne, loadsOfSeveral] = [await prepareLoads(one), await prepareLoads(several)]
  const figures: ScalingFigure[] = []
  for (const [at, { name, requests }] of loadsOfOne.entries())
    figures.push({
      name,
      ...(await compare(
        { shop: one, requests },
        { shop: several, requests: loadsOfSeveral[at]?.requests ?? requests },
        { connections: 16, seconds: turnSeconds(seconds) },
      )),
    })
  return figures
}

type Requests = Parameters<typeof loadHttp>[1]

/** What is asked of a shop, warmed up: two processes compile a call's code twice, which is no part of how fast they are. */
async function prepareLoads(shop: Shop): Promise<{ name: string; requests: Requests }[]> {
  await warmUp(shop)
  const { id, cookie } = await placeOneOrder(shop)
  const ofHolder = (path: string): LoadRequest => ({ path: `/api/orders/${id}${path}`, headers: { cookie } })
  const loads = [
    { name: 'an invoice, drawn', requests: ofHolder('/invoice.pdf') },
    { name: 'order form, with its rules', requests: { path: '/api/config?' } },
    { name: 'landing page', requests: { path: '/', headers: { 'accept-encoding': 'br' } } },
    { name: 'one order', requests: ofHolder('') },
    { name: 'placing orders', requests: placing },
  ]
  for (const { requests } of loads) await loadHttp(shop.url, requests, { connections: 16, seconds: 2 })
  return loads
}

async function compare(
  one: { shop: Shop; requests: Requests },
  several: { shop: Shop; requests: Requests },
  how: { connections: number; seconds: number },
): Promise<Omit<ScalingFigure, 'name'>> {
  const sides = [one, several].map((side) => ({ ...side, loads: [] as Load[], uses: [] as ProcessorUse[] }))
  for (let turn = 0; turn < turns; turn++) {
    for (const { shop, requests, loads, uses } of sides) {
      const [load, use] = await watchProcessors({ shop: shop.pid, database: shop.databasePid }, () =>
        loadHttp(shop.url, requests, how),
      )
      loads.push(load)
      uses.push(use)
    }
  }
  const [first, second] = sides.map(({ loads, uses }) => ({
    loads,
    side: { load: middleLoad(loads), processors: meanUse(uses) },
  }))
  if (!first || !second) throw new Error('Two sides are compared')
  return { one: first.side, several: second.side, ratio: middleRatio(second.loads, first.loads) }
}
