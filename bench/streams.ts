import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createLatencies, type Load } from './load/latencies.ts'
import { placeOneOrder } from './place-one-order.ts'
import type { Shop } from './shop.ts'
import { signIn } from './sign-in.ts'

export type StreamFigure = {
  listeners: number
  /** Time from a change of status until the customer's stream receives it (ms). */
  toCustomer: Load
  /** The same for the last of the owner's streams. */
  toOwner: Load
  /** Time from NOTIFY until a listening connection receives it: the baseline. */
  raw: Load
}

const ownerScreens = 8

/** Latency of live updates with this many connected streams. */
export async function measureStreams(shop: Shop, listeners: number, changes: number): Promise<StreamFigure> {
  const raw = await measureNotify(shop, changes)
  const cookie = await signIn(shop)
  const ends: (() => void)[] = []
  const owners = await Promise.all(
    Array.from({ length: ownerScreens }, () => openStream(shop, '/api/admin/events', cookie, ends)),
  )
  const customers: { id: number; heard: Heard }[] = []
  for (let n = ownerScreens; n < listeners; n += 1) {
    const placed = await placeOneOrder(shop)
    const heard = await openStream(shop, `/api/orders/${placed.id}/events`, placed.cookie, ends)
    customers.push({ id: placed.id, heard })
  }
  const toCustomer = createLatencies()
  const toOwner = createLatencies()
  const step = Math.max(1, Math.floor(customers.length / changes))
  for (let n = 0; n < customers.length; n += step) {
    const customer = customers[n]
    if (!customer) break
    // Pauses, because streams check for changes at most every 50 ms.
    await wait(60 + Math.random() * 60)
    const startedAt = performance.now()
    const take = (latencies: typeof toOwner) => () => latencies.add(performance.now() - startedAt)
    const heard = [
      customer.heard(customer.id).then(take(toCustomer)),
      Promise.all(owners.map((owner) => owner(customer.id))).then(take(toOwner)),
    ]
    const answer = await fetch(`${shop.url}/api/orders/${customer.id}/status`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
      body: JSON.stringify({ status: 'confirmed' }),
    })
    if (!answer.ok) throw new Error(`No change: ${answer.status} ${await answer.text()}`)
    await Promise.all(heard)
  }
  for (const end of ends) end()
  return { listeners, toCustomer: toCustomer.sum(1), toOwner: toOwner.sum(1), raw }
}

/** Resolves when the stream reports a change of this order's status. */
type Heard = (orderId: number) => Promise<void>

async function openStream(shop: Shop, path: string, cookie: string, ends: (() => void)[]): Promise<Heard> {
  // An address each: the shop limits the streams of one.
  const address = `10.0.${ends.length >> 8}.${ends.length & 255}`
  const request = get(shop.url + path, { headers: { cookie, 'x-forwarded-for': address }, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  ends.push(() => request.destroy())
  request.on('error', () => {})
  const waiting = new Map<number, () => void>()
  answer.setEncoding('utf8').on('data', (text: string) => {
    for (const [, orderId] of text.matchAll(/"orderId":(\d+),"kind":"status"/g))
      waiting.get(Number(orderId))?.()
  })
  answer.on('error', () => {})
  return (orderId) => new Promise((resolve) => waiting.set(orderId, resolve))
}

async function measureNotify(shop: Shop, samples: number): Promise<Load> {
  const pool = shop.pool(2)
  const [listener, caller] = await Promise.all([pool.connect(), pool.connect()])
  const latencies = createLatencies()
  await listener.query('listen bench')
  for (let n = 0; n < samples; n += 1) {
    const startedAt = performance.now()
    const heard = once(listener, 'notification')
    await caller.query('notify bench')
    await heard
    latencies.add(performance.now() - startedAt)
  }
  listener.release()
  caller.release()
  await pool.end()
  return latencies.sum(1)
}
