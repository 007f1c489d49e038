import { createHook } from 'node:async_hooks'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { collectLog } from '../../../testing/collect-log.ts'
import { sized } from '../../../testing/figures.ts'
import { noLimits } from '../../../testing/no-limits.ts'
import { orderForm } from '../../../testing/order-calls.ts'
import { seededRandom } from '../../../testing/random.ts'
import { buildTestApp } from '../../../testing/test-app.ts'
import { limitedWork } from '../../limits/limit-concurrency.ts'

/** Running timers of requests and streams, by where they were created. */
const runningTimers = () => {
  const running = new Map<number, string>()
  const hook = createHook({
    init: (id, type) => {
      if (type !== 'Timeout') return
      const frames = new Error().stack?.split('\n').slice(2) ?? []
      const caller = frames.find((frame) => !frame.includes('node:')) ?? ''
      if (/platform\/http\/|open-stream/.test(caller)) running.set(id, caller)
    },
    destroy: (id) => void running.delete(id),
  }).enable()
  return { all: () => [...running.values()], stop: () => hook.disable() }
}

const token = 'a-token-for-the-monitor'

const { lines, logger } = collectLog('error')
const shop = await buildTestApp({
  config: { trustProxy: ['loopback'], metricsToken: token },
  limits: noLimits,
  logger,
})
const signedIn = await shop.signIn()
const cookie = Object.entries(signedIn)
  .map((pair) => pair.join('='))
  .join('; ')
const port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port)
const timers = runningTimers()
afterAll(() => timers.stop())

describe('callers who hang up', () => {
  let callers = 0
  const call = (method: string, path: string, body: object | string = '', headers = ''): string => {
    callers += 1
    const [text, type] =
      typeof body === 'string' ? [body, 'image/webp'] : [JSON.stringify(body), 'application/json']
    const length = text === '' ? '' : `content-type: ${type}\r\ncontent-length: ${text.length}\r\n`
    const address = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
    return `${method} ${path} HTTP/1.1\r\nhost: shop\r\nx-forwarded-for: ${address}\r\n${headers}${length}\r\n${text}`
  }
  const notification = { order_id: 'ORDER-1-1', status_code: '200', gross_amount: '1.00', signature_key: 'x' }
  const order = () => call('POST', '/api/orders', orderForm)
  const asAdmin = (method: string, path: string, body?: object) =>
    call(method, path, body, `cookie: ${cookie}\r\n`)

  // Looks like a WebP, so that the encoder reads it.
  const picture = `RIFF    WEBPVP8 ${'x'.repeat(5_000)}`
  const upload = (path: string) => call('PUT', path, picture, `cookie: ${cookie}\r\n`)
  /** One of each class of request: read, write, notification, stream, download, proof, upload, metrics, unknown. */
  const calls: (() => string)[] = [
    () => call('GET', '/api/orders/1'),
    order,
    () => call('POST', '/api/payment/notification', notification),
    () => asAdmin('GET', '/api/admin/events'),
    () => asAdmin('GET', '/api/orders/1/events'),
    () => asAdmin('GET', '/api/admin/orders.csv'),
    () => asAdmin('GET', '/api/orders/1/invoice.pdf'),
    () => asAdmin('GET', '/api/revenue/total'),
    () => asAdmin('PATCH', '/api/orders/1/status', { status: 'confirmed' }),
    () => asAdmin('POST', '/api/orders/1/change-request', { what: 'other', text: 'x' }),
    () => upload('/api/admin/menu/20pcs/photo'),
    () => upload('/api/orders/1/transfer/proofs'),
    () => call('GET', '/api/menu'),
    () => call('GET', `/foto/${'0'.repeat(32)}.webp`),
    () => call('POST', '/api/promotion-codes/check', { code: 'HEMAT', packageType: '20pcs' }),
    () => call('POST', '/api/invitations/accept', { token: 'x', username: 'siti', password: 'x' }),
    () => call('GET', '/api/reviews/public'),
    () => call('GET', '/api/config'),
    () => call('POST', '/api/orders/1/access', { phone: '081200000000' }),
    () => call('POST', '/api/admin/login', { username: 'pemilik', password: 'wrong' }),
    () => call('POST', '/api/payment/create-token', { orderId: 1 }),
    () => call('GET', '/readyz'),
    () => call('GET', '/metrics'),
    () => call('GET', '/nowhere'),
  ]

  const open = async (): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    await once(socket, 'connect')
    return socket
  }
  const hangUp = (socket: Socket) => {
    const closed = once(socket, 'close')
    socket.destroy()
    return closed
  }

  /** Each way to disconnect, after writing a share of the request. */
  const ways: ((socket: Socket, text: string, share: number) => Promise<unknown>)[] = [
    async (socket, text) => {
      await new Promise((written) => socket.write(text, written))
      return hangUp(socket)
    },
    (socket, text) => {
      socket.write(text)
      socket.resetAndDestroy()
      return once(socket, 'close')
    },
    async (socket, text) => {
      socket.write(text)
      await Promise.race([once(socket, 'data'), once(socket, 'close')])
      return hangUp(socket)
    },
    async (socket, text, share) => {
      await new Promise((written) => socket.write(text.slice(0, Math.ceil(text.length * share)), written))
      return hangUp(socket)
    },
    // A half-close: the server ends after its response.
    async (socket, text) => {
      socket.resume().end(text)
      await Promise.race([once(socket, 'end'), once(socket, 'close')])
      return hangUp(socket)
    },
  ]

  /** One customer, who orders repeatedly until the others are gone. None of these orders may fail. */
  const ordersBeside = async (others: Promise<unknown>): Promise<void> => {
    let isOver = false
    void others.finally(() => {
      isOver = true
    })
    for (let n = 0; n === 0 || !isOver; n += 1) {
      // A keep-alive connection would be closed with the idle ones below.
      const headers = { 'content-type': 'application/json', connection: 'close' }
      const answer = await fetch(`http://127.0.0.1:${port}/api/orders`, {
        method: 'POST',
        headers: { ...headers, 'x-forwarded-for': `192.0.2.${n % 250}` },
        body: JSON.stringify(orderForm),
      })
      await answer.arrayBuffer()
      expect(answer.status).toBe(201)
    }
    await others
  }

  const sockets = () =>
    new Promise<number>((resolve, reject) =>
      shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    )

  /** Closes keep-alive connections, and checks every counter. */
  const expectNothingHeld = async () => {
    shop.app.server.closeIdleConnections()
    await expect.poll(sockets).toBe(0)
    const headers = { authorization: `Bearer ${token}` }
    const gauges = ['http_streams_open', 'http_under_pressure', 'database_waiting', 'limited_work']
    await expect
      .poll(async () => {
        const metrics = (await shop.call({ url: '/metrics', headers })).body
        // The response to this metrics request closes after it was read.
        await new Promise(setImmediate)
        return [
          ...gauges.map((name) => new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1]),
          ...timers.all(),
        ]
      })
      .toEqual(['0', '0', '0', '0'])
    const ready = await shop.get('/readyz')
    expect([ready.statusCode, ready.json(), lines]).toEqual([200, { status: 'ok' }, []])
  }

  test.each([
    ['250 × GET /api/orders/1', 250, calls[0]],
    ['300 × POST /api/orders', 300, order],
    ['300 × a payment notification', 300, calls[2]],
  ] as const)('%s on one connection, again and again, take no order from another customer', async (_what, count, one) => {
    const gone = async () => {
      for (let time = 0; time < sized(1, 100); time += 1) {
        const socket = await open()
        const text = Array.from({ length: count }, () => one?.() ?? '').join('')
        await new Promise((written) => socket.write(text, written))
        await hangUp(socket)
      }
    }
    await ordersBeside(gone())
    await expectNothingHeld()
  })

  test('leave the queue of the password checks', async () => {
    const logins = Array.from({ length: 40 }, async () => {
      const socket = await open()
      // For an unknown name the password hash costs as much as in production; accounts of tests have a cheap one.
      socket.write(call('POST', '/api/admin/login', { username: 'nobody', password: 'wrong' }))
      return socket
    })
    const waiting = await Promise.all(logins)
    await expect.poll(limitedWork, { interval: 1 }).toBeGreaterThan(10)
    for (const socket of waiting) socket.destroy()
    await expect.poll(sockets).toBe(0)
    // Two are checked at once.
    expect(limitedWork()).toBeLessThanOrEqual(2)
    await expectNothingHeld()
  })

  test('leave nothing behind, whatever they requested and however they disconnected', async () => {
    const random = seededRandom(39)
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
    const gone = async () => {
      for (let turn = 0; turn < sized(40, 400); turn += 1) {
        const texts = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(calls)())
        await pick(ways)(await open(), texts.join(''), random())
      }
    }
    await ordersBeside(gone())
    await expectNothingHeld()
  })
})
