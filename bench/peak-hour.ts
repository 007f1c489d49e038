import { Agent, request } from 'node:http'
import type { LoadRequest } from './load/http-load.ts'
import { createLatencies, type Load } from './load/latencies.ts'
import { placeOneOrder, placing } from './place-one-order.ts'
import type { Shop } from './shop.ts'
import { warmUp } from './warm-up.ts'

/** A busy kitchen: orders per day, and the share of the busiest hour (Friday lunch). */
const kitchen = { ordersADay: 300, shareOfPeakHour: 0.2 }

/** Reads per order: pages, revalidated files, the order and its tracking. */
const readsPerOrder = 12

export type PeakFigure = {
  kitchens: number
  ordersPerSecond: number
  orders: Load
  reads: Load
  /** Placed orders divided by wanted orders. */
  served: number
}

/** Orders per second of this many kitchens in their busiest hour. */
const peakOf = (kitchens: number): number => (kitchens * kitchen.ordersADay * kitchen.shareOfPeakHour) / 3600

/**
 * Simulates the busiest hour of this many kitchens on one machine. Customers arrive at random, independent of response
 * times (open load), so a slow shop gets no relief, unlike with a fixed number of connections.
 */
export async function measurePeaks(
  shop: Shop,
  chains: readonly number[],
  seconds: number,
): Promise<PeakFigure[]> {
  await warmUp(shop)
  const { id, cookie } = await placeOneOrder(shop)
  const reads: LoadRequest[] = [
    { path: '/', headers: { 'accept-encoding': 'br' } },
    { path: '/api/packages/availability' },
    { path: '/api/config' },
    { path: `/api/orders/${id}`, headers: { cookie } },
  ]
  const figures: PeakFigure[] = []
  for (const kitchens of chains) {
    const ordersPerSecond = peakOf(kitchens)
    const agent = new Agent({ keepAlive: true, maxSockets: 512 })
    const [orders, read] = await Promise.all([
      comeByChance(shop.url, agent, placing, ordersPerSecond, seconds),
      comeByChance(
        shop.url,
        agent,
        (n) => reads[n % reads.length] ?? { path: '/' },
        ordersPerSecond * readsPerOrder,
        seconds,
      ),
    ])
    agent.destroy()
    const wanted = orders.perSecond * seconds + orders.refused
    figures.push({
      kitchens,
      ordersPerSecond,
      orders,
      reads: read,
      served: wanted === 0 ? 1 : (orders.perSecond * seconds) / wanted,
    })
  }
  return figures
}

/** Sends requests as a Poisson process with the given mean rate, and waits for all responses. */
async function comeByChance(
  url: string,
  agent: Agent,
  requestOf: (n: number) => LoadRequest,
  perSecond: number,
  seconds: number,
): Promise<Load> {
  const latencies = createLatencies()
  const answers: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  let next = performance.now()
  for (let n = 1; next < end; n += 1) {
    next += (-Math.log(1 - Math.random()) / perSecond) * 1000
    const waitMs = next - performance.now()
    if (waitMs > 1) await new Promise((resolve) => setTimeout(resolve, waitMs))
    answers.push(ask(url, agent, requestOf(n), n, latencies))
  }
  await Promise.all(answers)
  return latencies.sum(seconds)
}

function ask(
  url: string,
  agent: Agent,
  { method = 'GET', path, headers = {}, body }: LoadRequest,
  n: number,
  latencies: ReturnType<typeof createLatencies>,
): Promise<void> {
  const startedAt = performance.now()
  const all = {
    ...headers,
    'x-forwarded-for': `100.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
  }
  return new Promise((resolve) => {
    const asking = request(url + path, { method, agent, headers: all }, (answer) => {
      answer.resume().once('end', () => {
        if ((answer.statusCode ?? 500) < 300) latencies.add(performance.now() - startedAt)
        else latencies.refuse()
        resolve()
      })
    })
    asking.once('error', () => {
      latencies.refuse()
      resolve()
    })
    asking.end(body)
  })
}
