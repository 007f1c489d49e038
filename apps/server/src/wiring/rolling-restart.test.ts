import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildShopProgram, eventually, type OpenShop, type ShopProgram } from '../testing/shop-program.ts'

// Whole programs start here, which takes its time on a busy machine.
/** A kept connection, as a browser's or a proxy's, on which requests follow each other. */
const keptConnection = async (origin: string) => {
  const { port, hostname, host } = new URL(origin)
  const socket: Socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  socket.on('error', () => {})
  const ends = ['close', 'error', 'end'] as const
  let isToldToClose = false
  return {
    /** Did the last answer ask the customer to use another connection? */
    isToldToClose: () => isToldToClose,
    /** Status of the answer; `lost` when the connection ended without one. */
    ask: (path: string): Promise<number | 'lost'> =>
      new Promise((resolve) => {
        if (socket.destroyed || socket.readableEnded) return resolve('lost')
        let text = ''
        const done = (status: number | 'lost') => {
          socket.off('data', read)
          for (const end of ends) socket.off(end, lose)
          resolve(status)
        }
        const lose = () => done('lost')
        const read = (bytes: Buffer) => {
          text += bytes.toString()
          const [head = '', body] = text.split('\r\n\r\n')
          const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
          if (body === undefined || Buffer.byteLength(body) < length) return
          isToldToClose = /connection: close/i.test(head)
          done(Number(head.slice(9, 12)))
        }
        socket.on('data', read)
        for (const end of ends) socket.once(end, lose)
        // Written before reading what the server sent since: on a slow connection the request is on its way by then.
        socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
      }),
    close: () => void socket.destroy(),
  }
}

type KeptConnection = Awaited<ReturnType<typeof keptConnection>>

describe('replacing all serving processes', () => {
  let program: ShopProgram
  let open: OpenShop
  beforeAll(async () => {
    program = await buildShopProgram()
    open = await program.open({ DATA_DIR: program.newDataDir(), WEB_CONCURRENCY: '2' })
  })
  afterAll(() => program.remove())

  const replaceAll = () => {
    const words = 'All of them are replaced.'
    const before = open.shop.said().split(words).length
    open.shop.process.kill('SIGHUP')
    return () => eventually(async () => open.shop.said().split(words).length > before)
  }

  test('answers what comes over kept connections of a process that ends', async () => {
    const watching = await Promise.all(Array.from({ length: 4 }, () => keptConnection(open.origin)))
    const idle: KeptConnection[] = []
    const openOne = async () => {
      const connection = await keptConnection(open.origin)
      expect(await connection.ask('/healthz')).toBe(200)
      idle.push(connection)
    }
    for (const _ of Array.from({ length: 16 })) await openOne()
    const done = replaceAll()
    // Until the process behind one of them says that it is about to end.
    let status: number | 'lost' = 200
    for (let turn = 0; status === 200; turn += 1) {
      status = (await watching[turn % watching.length]?.ask('/readyz')) ?? 'lost'
      // A new process may take its time to start; what was idle for too long is closed as always.
      if (status === 200) {
        await openOne()
        idle.shift()?.close()
      }
    }
    expect(status).toBe(503)
    const kept = idle.filter((connection) => !connection.isToldToClose())
    expect(kept.length).toBeGreaterThan(8)
    expect(await Promise.all(kept.map((connection) => connection.ask('/healthz')))).toEqual(
      kept.map(() => 200),
    )
    for (const connection of [...watching, ...idle]) connection.close()
    await done()
  })

  test('refuses, cuts and loses no request of many customers', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 24 })
    const lost: unknown[] = []
    let answered = 0
    let isOver = false
    const ask = () =>
      new Promise<void>((resolve) => {
        const fail = (reason: unknown) => {
          lost.push(reason)
          resolve()
        }
        const asking = request(`${open.origin}/api/orders/1`, { agent }, (answer) => {
          answer.resume().once('end', () => {
            if (answer.statusCode === 404) answered += 1
            else lost.push(answer.statusCode)
            resolve()
          })
        })
        asking.once('error', fail).end()
      })
    const customer = async () => {
      while (!isOver) await ask()
    }
    const customers = Array.from({ length: 24 }, customer)
    await replaceAll()()
    isOver = true
    await Promise.all(customers)
    agent.destroy()
    expect(lost).toEqual([])
    expect(answered).toBeGreaterThan(100)
  })
})
