import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { buildTestApp } from '../../../testing/test-app.ts'

const shop = await buildTestApp()
const { server } = shop.app
const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })

const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy()
})

/** A connection that has sent these bytes. */
const speak = async (...pieces: (string | Buffer)[]) => {
  // Half open: it neither reads the end nor hangs up.
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen: true })
  open.push(socket)
  let heard = ''
  socket.on('data', (data) => {
    heard += data.toString('latin1')
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  for (const piece of pieces) socket.write(piece)
  return {
    socket,
    /** Everything the server sends until it closes the connection. */
    answer: async () => {
      await Promise.race([once(socket, 'end'), once(socket, 'close')])
      return heard
    },
  }
}
const answerTo = async (...pieces: (string | Buffer)[]) => (await speak(...pieces)).answer()
const sockets = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const slowHeaders = 'POST /api/orders HTTP/1.1\r\nHost: x\r\nX-Slow: '

describe('on the wire', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
    [
      'both a length and chunks',
      'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'two lengths',
      'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      400,
    ],
    ['headers over 16 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])("%s is refused in the shop's own words, and the connection ends", async (_what, bytes, status) => {
    const heard = await answerTo(bytes)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toEqual({
      message: expect.any(String),
      code: expect.stringMatching(/malformed|headers-too-large/),
    })
  })

  test('a refused caller who neither reads nor hangs up keeps no socket', async () => {
    await expect.poll(sockets).toBe(0)
    const { socket } = await speak()
    socket.pause()
    await expect.poll(sockets).toBe(1)
    socket.write('hello\r\n\r\n')
    await expect.poll(sockets).toBe(0)
  })

  test('bad UTF-8 in a body is 400', async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])
    const head = `POST /api/admin/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    expect(await answerTo(head, body)).toMatch(/^HTTP\/1.1 400 /)
  })

  test('slow callers are cut off: the connection timeouts are set, and Node enforces them', async () => {
    expect({
      headers: server.headersTimeout,
      request: server.requestTimeout,
      idle: server.timeout,
      sockets: server.maxConnections,
    }).toEqual({ headers: 15_000, request: 20_000, idle: 90_000, sockets: 3_000 })
    server.headersTimeout = 1
    const heard = await answerTo(slowHeaders)
    server.headersTimeout = 15_000
    expect(heard).toMatch(/^HTTP\/1.1 408 /)
  })
})

describe('callers who keep a connection open and send next to nothing', () => {
  const order = async () => {
    const answer = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(anOrder()),
    })
    return answer.status
  }
  const slowBody =
    'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{'

  test('six hundred of them, half with a partial order, do not keep a customer from ordering', async () => {
    const half = 300
    const held = await Promise.all(
      Array.from({ length: 2 * half }, (_, n) => speak(n % 2 === 0 ? slowHeaders : slowBody)),
    )
    for (let n = 0; n < 10; n += 1) {
      for (const { socket } of held) socket.write('a')
      expect(await order()).toBe(201)
    }
    // They were connected all the time, and none of them placed an order.
    expect(held.filter(({ socket }) => socket.readyState === 'open')).toHaveLength(2 * half)
    expect(await shop.rows('select from orders')).toHaveLength(10)
  })

  test('use at most the allowed connections; a new caller is refused, and accepted once one is free', async () => {
    await expect.poll(sockets).toBe(0)
    server.maxConnections = 3
    const held = await Promise.all(Array.from({ length: 3 }, () => speak(slowHeaders)))
    await expect(order()).rejects.toThrow('fetch failed')
    for (const { socket } of held) socket.destroy()
    await expect.poll(order).toBe(201)
  })
})

test('an order pipelined behind a response that closes the connection is not placed', async () => {
  await expect.poll(sockets).toBe(0)
  const body = JSON.stringify(anOrder())
  const head = `POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  shop.app.draining.hasBegun = true
  const heard = await answerTo(head, body, head, body)
  shop.app.draining.hasBegun = false
  expect(heard.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 201'])
  const placed = /"id":(\d+)/.exec(heard)?.[1]
  const { id } = (await shop.call({ method: 'POST', url: '/api/orders', payload: anOrder() })).json()
  expect(id).toBe(Number(placed) + 1)
})
