import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { FastifyHttpOptions, FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'
import type { Config } from '../config/config.ts'
import { answerClientError } from './errors/client-error.ts'
import { undecodablePaths } from './errors/unknown-route.ts'
import { requestLimits } from './request/request-limits.ts'

/**
 * A list trusts those networks. A number trusts that many proxies nearest to the shop, which is only safe when callers
 * cannot bypass them.
 */
const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

/**
 * Fastify answers a path that cannot be decoded (`/%E0%A4%A`) before any hook runs; this replaces it with a path
 * without a route.
 */
const decodable = ({ url = '/' }: IncomingMessage): string => {
  try {
    if (url.includes('%')) decodeURI(url.split('?', 1)[0] ?? '')
    return url
  } catch {
    return undecodablePaths[url.startsWith('/api/') ? 'call' : 'page']
  }
}

const { headersTimeout, requestTimeout, connectionTimeout } = requestLimits

type ServerParts = { config: Config; logger?: FastifyServerOptions['logger'] }

export const serverOptions = (parts: ServerParts) =>
  ({
    logger: parts.logger ?? false,
    // The shop logs requests itself (request-log.ts).
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(parts.config.trustProxy),
    bodyLimit: requestLimits.body,
    requestTimeout,
    connectionTimeout,
    // Sockets are checked for timeouts every two seconds.
    http: { headersTimeout, maxHeaderSize: requestLimits.headerBlock, connectionsCheckingInterval: 2_000 },
    // A request that arrives on a keep-alive connection while the app closes is still served; its response closes the
    // connection.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    rewriteUrl: decodable,
    // Schemas check path parameters; the router refuses longer ones before any hook.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: requestLimits.headerBlock },
  }) as const satisfies FastifyHttpOptions<Server>
