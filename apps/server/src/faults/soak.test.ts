import { readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { faultSeed, reportFigures, sized } from '../testing/figures.ts'
import { openLedger } from '../testing/order-ledger.ts'
import { seededRandom } from '../testing/random.ts'
import { buildShopProgram, type OpenShop, type ShopProgram } from '../testing/shop-program.ts'

/**
 * Fault F27 (docs/security.md): customers and the owner use one shop for long; memory, sockets and connections stay
 * level. `FAULTS_SOAK_MINUTES` says how long; the short form only shows that the measuring works.
 */

vi.setConfig({ testTimeout: 7_200_000 })

let program: ShopProgram
let shop: OpenShop
beforeAll(async () => {
  program = await buildShopProgram()
  shop = await program.open({
    DATA_DIR: program.newDataDir(),
    TRUST_PROXY: '1',
    METRICS_TOKEN: 'soak-soak-soak-soak',
  })
})
afterAll(() => program.remove())

const minutes = sized(0, 1) * Number(process.env.FAULTS_SOAK_MINUTES ?? 1)
const wholeMs = Math.max(6_000, minutes * 60_000)
/** The shop's code and caches are warm after so much of it. */
const warmShare = 0.25

type Sample = { atMs: number; heap: number; connections: number; sockets: number; loopDelayMs: number }

const metric = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])

const look = async (atMs: number): Promise<Sample> => {
  const answer = await fetch(`${shop.origin}/metrics`, {
    headers: { authorization: 'Bearer soak-soak-soak-soak' },
  })
  const text = await answer.text()
  return {
    atMs,
    heap: metric(text, 'nodejs_heap_size_used_bytes'),
    connections: metric(text, 'database_connections_open'),
    sockets: readdirSync(`/proc/${shop.shop.process.pid}/fd`).length,
    loopDelayMs: metric(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
  }
}

/** Bytes a millisecond by which the floor of the heap rises: what is left after each collection. */
const slopeOf = (samples: readonly Sample[]): number => {
  const windows = 10
  const floors = Array.from({ length: windows }, (_, n) => {
    const part = samples.slice((samples.length * n) / windows, (samples.length * (n + 1)) / windows)
    return part.reduce<Sample | undefined>(
      (least, each) => (least && least.heap < each.heap ? least : each),
      undefined,
    )
  }).filter((each) => each !== undefined)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [time, heap] = [mean(floors.map(({ atMs }) => atMs)), mean(floors.map((each) => each.heap))]
  const spread = floors.reduce((sum, { atMs }) => sum + (atMs - time) ** 2, 0)
  return floors.reduce((sum, each) => sum + (each.atMs - time) * (each.heap - heap), 0) / spread
}

test('customers come and go, and nothing grows', async () => {
  const random = seededRandom(faultSeed)
  const ledger = openLedger(`soak ${faultSeed}`)
  const login = await fetch(`${shop.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'kukusan-bambu-72' }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const reads = [
    '/',
    '/order',
    '/api/reviews/public',
    '/api/packages/availability',
    '/api/kitchen/days',
    '/track-order',
  ]
  const work = [
    '/api/orders?search=soak',
    '/api/revenue/daily',
    '/api/admin/kitchen/loose-orders',
    '/api/inventory',
  ]
  const samples: Sample[] = []
  const began = performance.now()
  let requests = 0
  let failed = 0
  let nextLook = 0
  while (performance.now() - began < wholeMs) {
    const any = (list: string[]) => list[Math.floor(random() * list.length)] ?? '/'
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(shop.origin + path, { headers })
      await answer.arrayBuffer()
      if (answer.status >= 500) failed += 1
    }
    await Promise.all([
      ledger.place(shop.origin),
      get(any(reads)),
      get(any(reads)),
      get(any(work), { cookie }),
    ])
    requests += 4
    const atMs = performance.now() - began
    if (atMs >= nextLook) {
      samples.push(await look(atMs))
      nextLook = atMs + wholeMs / 200
    }
    await wait(40)
  }
  const warm = samples.filter(({ atMs }) => atMs > wholeMs * warmShare)
  const grown = (of: (sample: Sample) => number) => {
    const most = (part: Sample[]) => Math.max(...part.map(of))
    return most(warm.slice(warm.length >> 1)) - most(warm.slice(0, warm.length >> 1))
  }
  const slope = slopeOf(warm)
  reportFigures({
    soakMinutes: Math.round(wholeMs / 600) / 100,
    soakRequests: requests,
    soakHeapSlopeKiB: Math.round((slope * 600_000) / 1024),
    soakSocketsGrown: grown(({ sockets }) => sockets),
    soakConnectionsGrown: grown(({ connections }) => connections),
    soakLoopDelayP99Ms: Math.round(Math.max(...warm.map(({ loopDelayMs }) => loopDelayMs))),
  })
  expect(warm.length).toBeGreaterThan(sized(4, 50))
  expect([failed, ledger.count('unknown')]).toEqual([0, 0])
  expect(Number.isFinite(slope)).toBe(true)
})
