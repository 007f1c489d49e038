import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { loadHttp } from './load/http-load.ts'
import type { Load } from './load/latencies.ts'
import { middleLoad, middleRatio, turnSeconds, turns } from './load/turns.ts'
import { placing } from './place-one-order.ts'
import type { Shop } from './shop.ts'
import { signIn } from './sign-in.ts'

export type OutboxFigure = {
  connections: number
  /** Pending messages at the start of a turn. */
  waiting: number
  /** Whether every order adds a message. */
  adds: boolean
  /** Orders with an empty outbox and without subscribed devices. */
  quiet: Load
  /** Orders while pending messages are sent to a slow service. */
  busy: Load
  ratio: number
}

/** A push service with a delay per message. */
export async function startSlowPushService(pauseMs: number) {
  const service = createServer(async (request, response) => {
    request.resume()
    await wait(pauseMs)
    response.writeHead(201).end()
  }).listen(0, '127.0.0.1')
  await once(service, 'listening')
  return {
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    stop: () => {
      service.close()
      service.closeAllConnections()
    },
  }
}

/** Compares order placement with a full and an empty outbox, in turns. */
export async function measureOutbox(
  shop: Shop,
  serviceUrl: string,
  {
    connections,
    seconds,
    waiting,
    adds,
  }: { connections: number; seconds: number; waiting: number; adds: boolean },
): Promise<OutboxFigure> {
  const how = { connections, seconds: turnSeconds(seconds) }
  const pool = shop.pool(1)
  await signIn(shop)
  const [quiet, busy]: [Load[], Load[]] = [[], []]
  try {
    for (let turn = 0; turn < turns; turn++) {
      await empty(pool)
      quiet.push(await loadHttp(shop.url, placing, how))
      await fill(pool, serviceUrl, waiting, adds)
      busy.push(await loadHttp(shop.url, placing, how))
    }
  } finally {
    await pool.end()
  }
  return {
    connections,
    waiting,
    adds,
    quiet: middleLoad(quiet),
    busy: middleLoad(busy),
    ratio: middleRatio(busy, quiet),
  }
}

const empty = async (pool: Pool) => {
  await pool.query('delete from push_subscriptions')
  await pool.query('truncate outbox_events, outbox_messages')
}

/** Creates a device that is subscribed to new orders or not, and its pending messages. */
async function fill(pool: Pool, serviceUrl: string, waiting: number, adds: boolean): Promise<void> {
  const browser = createECDH('prime256v1')
  await pool.query(
    `insert into push_subscriptions (endpoint, p256dh, auth, session_id, topics)
     select $1, $2, $3, max(id), array[$4] from sessions`,
    [
      `${serviceUrl}/push/bench`,
      browser.generateKeys('base64url'),
      randomBytes(16).toString('base64url'),
      adds ? 'order-placed' : 'day-summary',
    ],
  )
  await pool.query(
    `with events as (
       insert into outbox_events (topic, order_id, addressed_at)
       select 'order-placed', (select max(id) from orders), now() from generate_series(1, $1::int) returning id
     )
     insert into outbox_messages (event_id, channel, recipient)
     select e.id, 'push', s.id::text from events e, push_subscriptions s`,
    [waiting],
  )
  await pool.query('analyze outbox_events, outbox_messages')
}
