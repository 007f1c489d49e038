import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../testing/test-app.ts'

const shop = await buildTestApp()
const port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port)

describe('on the wire', () => {
  /** Sends raw bytes and returns everything the server sends until it closes the connection. */
  const speak = async (...pieces: (string | Buffer)[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1')
    let heard = ''
    socket.on('data', (data) => {
      heard += data.toString('latin1')
    })
    socket.on('error', () => {})
    for (const piece of pieces) socket.write(piece)
    await once(socket, 'close')
    return heard
  }

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
    const heard = await speak(bytes)
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toEqual({
      message: expect.any(String),
      code: expect.stringMatching(/malformed|headers-too-large/),
    })
  })

  test('a refused caller who neither reads nor hangs up keeps no socket', async () => {
    const { server } = shop.app
    const sockets = () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      )
    await expect.poll(sockets).toBe(0)
    const caller = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    caller.on('error', () => {})
    await once(caller, 'connect')
    await expect.poll(sockets).toBe(1)
    caller.write('hello\r\n\r\n')
    await expect.poll(sockets).toBe(0)
    caller.destroy()
  })

  test('bad UTF-8 in a body is 400', async () => {
    const body = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])
    const head = `POST /api/admin/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    expect(await speak(head, body)).toMatch(/^HTTP\/1.1 400 /)
  })

  test('slow callers are cut off: the connection timeouts are set, and Node enforces them', async () => {
    const { server } = shop.app
    expect({
      headers: server.headersTimeout,
      request: server.requestTimeout,
      idle: server.timeout,
      sockets: server.maxConnections,
    }).toEqual({ headers: 15_000, request: 20_000, idle: 90_000, sockets: 3_000 })
    server.headersTimeout = 1
    const heard = await speak('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    server.headersTimeout = 15_000
    expect(heard).toMatch(/^HTTP\/1.1 408 /)
  })
})
