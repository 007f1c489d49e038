import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { beforeEach, describe, expect, test } from 'vitest'
import { anOrder } from '../../../testing/orders.ts'
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('callers who keep a connection open and send next to nothing', () => {
  let shop: TestApp
  let origin: string
  let sockets: Socket[]
  beforeEach(async () => {
    shop = await buildTestApp()
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
    sockets = []
    return async () => {
      for (const socket of sockets) socket.destroy()
    }
  })

  /** A connection that has sent part of a request. */
  const hold = async (
    beginning: string,
  ): Promise<{ socket: Socket; heard: () => string; closed: Promise<unknown> }> => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    sockets.push(socket)
    let heard = ''
    socket.on('data', (data) => {
      heard += data.toString('latin1')
    })
    socket.on('error', () => {})
    const closed = once(socket, 'close')
    await once(socket, 'connect')
    socket.write(beginning)
    return { socket, heard: () => heard, closed }
  }
  const order = async () => {
    const answer = await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anOrder()),
    })
    return answer.status
  }
  const slowHeaders = 'POST /api/orders HTTP/1.1\r\nHost: x\r\nX-Slow: '
  const slowBody =
    'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{'

  test('six hundred of them, half with a partial order, do not keep a customer from ordering', async () => {
    const half = 300
    const held = await Promise.all(
      Array.from({ length: 2 * half }, (_, n) => hold(n % 2 === 0 ? slowHeaders : slowBody)),
    )
    const statuses = []
    for (let n = 0; n < 10; n += 1) {
      for (const { socket } of held) socket.write('a')
      statuses.push(await order())
    }
    expect(statuses).toEqual(statuses.map(() => 201))
    // They were connected all the time, and none of them placed an order.
    expect(held.filter(({ socket }) => !socket.destroyed)).toHaveLength(2 * half)
    const rows = await shop.rows('select count(*)::int as orders from orders')
    expect(rows[0].orders).toBe(10)
  })

  test('use at most the allowed connections; a new caller is refused, and accepted once one is free', async () => {
    shop.app.server.maxConnections = 3
    const held = await Promise.all(Array.from({ length: 3 }, () => hold(slowHeaders)))
    await expect(order()).rejects.toThrow('fetch failed')
    for (const { socket, closed } of held) {
      socket.destroy()
      await closed
    }
    await expect.poll(order).toBe(201)
  })
})
