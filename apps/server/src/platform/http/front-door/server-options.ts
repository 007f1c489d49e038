import type { Server } from 'node:http'
import type {
  FastifyError,
  FastifyHttpOptions,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify'
import { LogController } from 'fastify'
import type { Config } from '../../config/config.ts'
import { nextRequestId } from '../request/request-id.ts'
import { requestLimits } from '../request/request-limits.ts'
import { answerClientError } from './client-error.ts'
import { answerFrameworkError } from './error-handler.ts'
import type { UnknownRoute } from './unknown-route.ts'

/**
 * A list trusts those networks. A number trusts that many proxies nearest to the shop, which is only safe
 * where the shop cannot be reached around them.
 */
const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

type ServerParts = { config: Config; logger?: FastifyServerOptions['logger'] }

/** Fastify's settings; those of the sockets are the server's (front-door.ts). */
export const serverOptions = (parts: ServerParts, unknown: UnknownRoute) =>
  ({
    logger: parts.logger ?? false,
    // Each request has one line of its own (request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: trustedProxies(parts.config.trustProxy),
    bodyLimit: requestLimits.body,
    // What arrives on a kept connection in the last moment is still served; its answer ends the connection.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerFrameworkError(parts, unknown, error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: requestLimits.pathPart },
  }) as const satisfies FastifyHttpOptions<Server>
