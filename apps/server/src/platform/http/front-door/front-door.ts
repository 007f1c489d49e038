import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** Answers a request whole and says true, or leaves it untouched and says false. */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    frontDoor: FrontDoor
  }
}

/** Node's server, whose kept connections can outlive `close()`: a request may be on its way on any of them. */
class LingeringServer extends Server {
  keepsIdle = false

  override closeIdleConnections(): void {
    if (!this.keepsIdle) super.closeIdleConnections()
  }
}

/**
 * Handlers in front of the framework: answers from memory and refusals under overload, which cost a fraction of what a
 * route does there. Fastify is given its server by `serverFactory`
 * (https://fastify.dev/docs/latest/Reference/Server/#serverfactory).
 */
export class FrontDoor {
  #server: LingeringServer | undefined
  #answers: EarlyAnswer[] = []
  /** True from the moment the shop began to close: routes give every answer, since they say that it is the last. */
  isDraining = false
  /** Called when the shop begins to close, for what stays open by itself. */
  readonly whenDraining: (() => void)[] = []

  /** Sets what Fastify sets on a server of its own. */
  readonly serverFactory: NonNullable<FastifyHttpOptions<Server>['serverFactory']> = (handle, options) => {
    const { http, keepAliveTimeout, requestTimeout, connectionTimeout } =
      options as FastifyHttpOptions<Server>
    const server = new LingeringServer({ ...http }, this.#before(handle as RequestListener))
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout
    server.setTimeout(connectionTimeout)
    this.#server = server
    return server
  }

  /** Puts an answer in front of the framework; the last one added is tried first. */
  answerFirst(answer: EarlyAnswer): void {
    this.#answers.unshift(answer)
  }

  /** Takes no new connections; kept ones stay open until `dropIdle`. */
  stopAccepting(): void {
    if (this.#server === undefined) return
    this.#server.keepsIdle = true
    this.#server.close()
  }

  /** From here on connections without a request are closed with the server. */
  dropIdle(): void {
    if (this.#server !== undefined) this.#server.keepsIdle = false
  }

  #before(handle: RequestListener): RequestListener {
    return (request, response) => {
      const isAnswered = !this.isDraining && this.#answers.some((answer) => answer(request, response))
      if (!isAnswered) handle(request, response)
    }
  }
}
