import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import type { AppParts } from './app-parts.ts'

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
  sockets: 1_000,
} as const

/** Fastify's settings; its defaults would switch Node's own request limit off. */
export const serverOptions = (parts: AppParts) =>
  ({
    logger: parts.logger ?? false,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: parts.config.trustProxy,
    bodyLimit: requestLimits.body,
    requestTimeout: requestLimits.requestTimeout,
    connectionTimeout: requestLimits.connectionTimeout,
    keepAliveTimeout: requestLimits.keepAliveTimeout,
    handlerTimeout: requestLimits.handlerTimeout,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: requestLimits.pathPart },
    http: {
      headersTimeout: requestLimits.headersTimeout,
      maxHeaderSize: requestLimits.headerBlock,
      // Sockets over their time are looked for this often.
      connectionsCheckingInterval: 2_000,
    },
  }) as const satisfies FastifyHttpOptions<Server>
