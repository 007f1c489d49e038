import type { Server } from 'node:http'
import type { FastifyError, FastifyHttpOptions, FastifyReply, FastifyRequest } from 'fastify'
import { LogController } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { AppParts } from '../app-parts.ts'
import { nextRequestId } from '../request/request-id.ts'
import { answerClientError } from './client-error.ts'
import { answerFrameworkError } from './error-handler.ts'
import type { UnknownRoute } from './unknown-route.ts'

/** Limits of one request (milliseconds and bytes). */
export const requestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 20_000,
  handlerTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionTimeout: 30_000,
  body: 32 * 1024,
  notificationBody: 64 * 1024,
  headerBlock: 16 * 1024,
  pathPart: 100,
  jsonDepth: 10,
  /** Live screens keep one each. */
  sockets: 3_000,
} as const

/**
 * A list trusts those networks. A number trusts that many proxies nearest to the shop, which is only safe
 * where nobody reaches the shop around them.
 */
const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

/** Fastify's settings; its defaults would switch Node's own request limit off. */
export const serverOptions = (parts: AppParts, unknown: UnknownRoute) =>
  ({
    logger: parts.logger ?? false,
    // Each request has one line of its own (request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    trustProxy: trustedProxies(parts.config.trustProxy),
    bodyLimit: requestLimits.body,
    requestTimeout: requestLimits.requestTimeout,
    handlerTimeout: requestLimits.handlerTimeout,
    connectionTimeout: requestLimits.connectionTimeout,
    keepAliveTimeout: requestLimits.keepAliveTimeout,
    // What arrives on a kept connection in the last moment is still served; its answer ends the connection.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
      answerFrameworkError(parts, unknown, error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: requestLimits.pathPart },
    http: {
      headersTimeout: requestLimits.headersTimeout,
      maxHeaderSize: requestLimits.headerBlock,
      // Sockets over their time are looked for this often.
      connectionsCheckingInterval: 2_000,
    },
  }) as const satisfies FastifyHttpOptions<Server>
