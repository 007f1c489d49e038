import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Line = {
  url: string
  /** Drops open connections and refuses new ones. */
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

/** A proxy between browser and shop that can simulate a lost connection. */
export async function startConnectionProxy(shopUrl: string): Promise<Line> {
  const shop = new URL(shopUrl)
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = connect(Number(shop.port), shop.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The line has no port')
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut: () => {
      isCut = true
      drop()
    },
    mend: () => {
      isCut = false
    },
    close: async () => {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
