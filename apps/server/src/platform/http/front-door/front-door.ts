import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { requestLimits } from '../request/request-limits.ts'

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

  /** Fastify sets no limits on a server that it is given. It makes a single one so, for `localhost` too. */
  readonly serverFactory: NonNullable<FastifyHttpOptions<Server>['serverFactory']> = (handle) => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = requestLimits
    const server = new LingeringServer(
      {
        headersTimeout,
        requestTimeout,
        keepAliveTimeout,
        maxHeaderSize: requestLimits.headerBlock,
        // Sockets over their time are looked for this often.
        connectionsCheckingInterval: 2_000,
      },
      this.#before(handle as RequestListener),
    )
    server.setTimeout(requestLimits.connectionTimeout)
    server.maxConnections = requestLimits.sockets
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
