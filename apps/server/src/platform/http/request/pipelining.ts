import type { Socket } from 'node:net'
import type { App } from '../app.ts'
import { onResponseEnd } from './on-response-end.ts'
import { requestLimits } from './request-limits.ts'

/** Sockets with a request in progress, and callbacks that start the next ones. */
const waiting = new WeakMap<Socket, (() => void)[]>()

const beginNext = (socket: Socket): void => {
  // After `Connection: close` the socket is being ended, and no further response is attached to it.
  const next = socket.writable ? waiting.get(socket)?.shift() : undefined
  if (next === undefined) waiting.delete(socket)
  else next()
}

/**
 * Handles pipelined requests of a connection one after the other. Node.js would start all of them at once, and continue
 * after their caller hung up: it attaches a response to its socket only when its turn comes, and a response that is not
 * attached emits no event. Browsers and proxies do not pipeline.
 */
export const installPipelining = (app: App): void => {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const begin = () => {
      onResponseEnd(request, reply, () => beginNext(socket))
      done()
    }
    const queue = waiting.get(socket)
    if (queue === undefined) {
      waiting.set(socket, [])
      begin()
    } else if (queue.length < requestLimits.pipelined) queue.push(begin)
    else socket.destroy()
  })
}
