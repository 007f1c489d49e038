import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { faultSeed, isLong, sized } from '../testing/figures.ts'
import { openLedger } from '../testing/order-ledger.ts'
import { seededRandom } from '../testing/random.ts'
import { buildShopProgram } from '../testing/shop-program.ts'

/**
 * Fault F27 (docs/security.md): customers and the owner use one shop for long; memory, sockets and connections stay
 * level. `FAULTS_SOAK_MINUTES` sets the duration; the short form only shows that the measurement works.
 */

vi.setConfig({ testTimeout: 7_200_000 })
const program = await buildShopProgram()
const shop = await program.open({
  DATA_DIR: program.newDataDir(),
  TRUST_PROXY: '1',
  METRICS_TOKEN: 'soak-soak-soak-soak',
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, '../testing/collect-on-signal.mjs'))}`,
})

const minutes = sized(0, 1) * Number(process.env.FAULTS_SOAK_MINUTES ?? 1)
const wholeMs = Math.max(2_000, minutes * 60_000)
/** Share of the run after which the shop's code and caches are warm. */
const warmShare = 0.25
const looks = 200
/** Samples per heap collection: a collection pauses the event loop, which is measured too. */
const looksPerCollection = 5
/** A slow machine takes fewer samples per time, so it runs for longer. */
const minWarmSamples = sized(5, 51)

type Sample = { atMs: number; heap: number; connections: number; sockets: number }

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
  }
}

/** Growth of the collected heap in bytes per millisecond: the slope of the least-squares line. */
const slopeOf = (samples: readonly Sample[]): number => {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [time, heap] = [mean(samples.map(({ atMs }) => atMs)), mean(samples.map((each) => each.heap))]
  const spread = samples.reduce((sum, { atMs }) => sum + (atMs - time) ** 2, 0)
  return samples.reduce((sum, each) => sum + (each.atMs - time) * (each.heap - heap), 0) / spread
}

test('customers come and go, and nothing grows', async () => {
  const random = seededRandom(faultSeed)
  // Counters per address fill up during warm-up: the customers of a town, not a new address per order.
  const ledger = openLedger(`soak ${faultSeed}`, { addresses: 1000 })
  const cookie = await shop.signIn()
  const reads = ['reviews/public', 'packages/availability', 'kitchen/days'].map((path) => `/api/${path}`)
  reads.push('/', '/order', '/track-order')
  const work = ['orders?search=soak', 'revenue/daily', 'admin/kitchen/loose-orders', 'inventory'].map(
    (path) => `/api/${path}`,
  )
  const samples: Sample[] = []
  const collected: Sample[] = []
  const began = performance.now()
  let failed = 0
  let nextLook = 0
  const isWarm = ({ atMs }: Sample) => atMs > wholeMs * warmShare
  const isEnough = () =>
    samples.filter(isWarm).length >= minWarmSamples && collected.filter(isWarm).length > 1
  while (performance.now() - began < wholeMs || !isEnough()) {
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
    const atMs = performance.now() - began
    if (atMs >= nextLook) {
      samples.push(await look(atMs))
      if (samples.length % looksPerCollection === 0) {
        shop.shop.process.kill('SIGUSR2')
        await shop.shop.says(`collected ${collected.length + 1}\n`)
        collected.push(await look(atMs))
      }
      nextLook = atMs + wholeMs / looks
    }
    await wait(40)
  }
  const warm = samples.filter(isWarm)
  const grown = (of: (sample: Sample) => number) => {
    const most = (part: Sample[]) => Math.max(...part.map(of))
    return most(warm.slice(warm.length >> 1)) - most(warm.slice(0, warm.length >> 1))
  }
  const slope = slopeOf(collected.filter(isWarm))
  expect([failed, ledger.count('unknown')]).toEqual([0, 0])
  expect(Number.isFinite(slope)).toBe(true)
  if (!isLong) return
  // At most 1 MiB in 10 minutes.
  expect(slope * 600_000).toBeLessThan(2 ** 20)
  expect(grown(({ sockets }) => sockets)).toBeLessThanOrEqual(0)
  expect(grown(({ connections }) => connections)).toBeLessThanOrEqual(0)
})
