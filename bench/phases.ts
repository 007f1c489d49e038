import { createHash } from 'node:crypto'
import { measureAdmin } from './admin.ts'
import { print } from './figures-in-text.ts'
import { fillMenu } from './full-menu.ts'
import { pgbenchVersion } from './load/pgbench.ts'
import { memoryOf } from './memory.ts'
import { measureNotifications, startProvider } from './notifications.ts'
import { measureOrders } from './orders.ts'
import { measureOutbox, startSlowPushService } from './outbox.ts'
import { measurePages } from './pages.ts'
import { measurePeaks } from './peak-hour.ts'
import { placeOneOrder } from './place-one-order.ts'
import { measureRead, type Read } from './reads.ts'
import { newDataDir, removeDataDir, type Shop, startShop } from './shop.ts'
import { measureStarts } from './starts.ts'
import { measureStreams } from './streams.ts'
import * as tables from './tables.ts'
import { warmUp } from './warm-up.ts'

/** One part of the bench, selected by `--only`. */
export type Phase = {
  name: string
  /** Measures, prints a table, and returns the figures to store. */
  run: (seconds: number) => Promise<unknown>
}

/** Runs a phase with a shop of its own data folder. */
async function withShop<T>(settings: Record<string, string>, work: (shop: Shop) => Promise<T>): Promise<T> {
  const dataDir = await newDataDir()
  try {
    const shop = await startShop(dataDir, settings)
    try {
      return await work(shop)
    } finally {
      await shop.stop()
    }
  } finally {
    await removeDataDir(dataDir)
  }
}

export const phases: readonly Phase[] = [
  {
    name: 'starts',
    run: async () => {
      const dataDir = await newDataDir()
      try {
        const figure = await measureStarts(dataDir)
        tables.printStarts(figure)
        return figure
      } finally {
        await removeDataDir(dataDir)
      }
    },
  },
  {
    name: 'orders',
    run: (seconds) =>
      withShop({}, async (shop) => {
        await fillMenu(shop)
        await warmUp(shop)
        const figures = []
        for (const connections of [1, 8, 32, 128])
          figures.push(await measureOrders(shop, connections, seconds))
        const loaded = memoryOf(shop.pid, shop.databasePid)
        tables.printOrders(figures, pgbenchVersion())
        tables.printMemory('after this load', loaded)
        return { figures, loaded }
      }),
  },
  {
    name: 'reads',
    run: (seconds) =>
      withShop({}, async (shop) => {
        await fillMenu(shop)
        await warmUp(shop)
        const figures = []
        for (const read of await readsOf(shop))
          figures.push(await measureRead(shop, read, { connections: 16, seconds }))
        tables.printReads(figures)
        return figures
      }),
  },
  {
    name: 'admin',
    run: (seconds) =>
      withShop({}, async (shop) => {
        const figures = await measureAdmin(shop, Math.ceil(seconds * 50), print)
        tables.printAdmin(figures)
        return figures
      }),
  },
  {
    name: 'notifications',
    run: async (seconds) => {
      const provider = await startProvider()
      try {
        return await withShop(provider.settings, async (shop) => {
          await warmUp(shop)
          const figures = await measureNotifications(shop, { connections: 8, seconds })
          tables.printNotifications(figures)
          return figures
        })
      } finally {
        provider.stop()
      }
    },
  },
  {
    name: 'outbox',
    run: async (seconds) => {
      const service = await startSlowPushService(1000)
      try {
        return await withShop({ PUSH_SERVICES: service.url }, async (shop) => {
          await warmUp(shop)
          const figures = []
          for (const adds of [false, true])
            for (const connections of [8, 32]) {
              const how = { connections, seconds, waiting: 10_000, adds }
              figures.push(await measureOutbox(shop, service.url, how))
            }
          tables.printOutbox(figures)
          return figures
        })
      } finally {
        service.stop()
      }
    },
  },
  {
    name: 'streams',
    run: () =>
      withShop({}, async (shop) => {
        const figure = await measureStreams(shop, 1000, 100)
        tables.printStreams(figure)
        return figure
      }),
  },
  {
    name: 'peak',
    run: (seconds) =>
      withShop({}, async (shop) => {
        const figures = await measurePeaks(shop, [1, 100, 1000, 5000, 10_000], seconds)
        tables.printPeaks(figures)
        return figures
      }),
  },
  {
    name: 'pages',
    run: () =>
      withShop({ TRUST_PROXY: '' }, async (shop) => {
        await fillMenu(shop)
        const figures = await measurePages(shop.url)
        tables.printPages(figures)
        return figures
      }),
  },
]

/** Data for the response about one order: the order, its lines, and the right of the cookie with this hash. */
const orderOfHolder = `select o.*, (
    select json_agg(order_line(i) order by i.position) from order_items i where i.order_id = o.id
  ) as items, exists (
    select 1 from order_access a
    where a.token_hash = decode($2, 'hex') and a.order_id = o.id and a.expires_at > now()
  ) as is_holder
  from orders o where o.id = $1`

const eventsOfOrder = `select e.id, e.at, e.actor, e.kind, e.data, n.text
  from order_events e left join order_notes n on n.event_id = e.id where e.order_id = $1 order by e.id desc limit 500`

async function readsOf(shop: Shop): Promise<Read[]> {
  const { id, cookie } = await placeOneOrder(shop)
  const tokenHash = createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest('hex')
  const fromBrowser = { 'accept-encoding': 'gzip, deflate, br' }
  return [
    {
      name: 'one order, by its holder',
      from: 'database',
      path: `/api/orders/${id}`,
      headers: { cookie },
      row: { text: orderOfHolder, values: [id, tokenHash] },
    },
    {
      name: 'tracking: what happened',
      from: 'database',
      path: `/api/orders/${id}/timeline`,
      headers: { cookie },
      row: { text: eventsOfOrder, values: [id] },
    },
    { name: 'public reviews', from: 'memory', path: '/api/reviews/public', headers: fromBrowser },
    { name: 'availability', from: 'database', path: '/api/packages/availability', headers: fromBrowser },
    { name: 'landing page', from: 'memory', path: '/', headers: fromBrowser },
  ]
}
