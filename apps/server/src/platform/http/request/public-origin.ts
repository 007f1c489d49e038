import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'

type OriginSettings = Pick<Config, 'publicOrigin'>

/** Whether browsers use https, according to PUBLIC_ORIGIN. */
export const servesHttps = (config: OriginSettings): boolean =>
  config.publicOrigin?.startsWith('https:') ?? false

/** The origin of this request: the configured one, else that of its Host header. */
export const originFor = (config: OriginSettings, { received }: Pick<FastifyRequest, 'received'>): string =>
  config.publicOrigin ?? received.origin

/** The shop's origin outside of a request: the configured one, else the local one. */
export const configuredOrigin = ({
  publicOrigin,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string => publicOrigin ?? localOriginOf(host, port)

/** The origin for requests from this machine itself, whatever address the shop listens on. */
export function localOriginOf(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * An origin for links that lead customers back to the shop: the configured one, else that of the Host header if it is a
 * plain host. A forged header only leads to this machine.
 */
export function originForLinks(
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>,
  request: Pick<FastifyRequest, 'received'>,
): string {
  const origin = originFor(config, request)
  const isPlain = plainOrigin.test(origin) && URL.canParse(origin)
  return isPlain ? new URL(origin).origin : configuredOrigin(config)
}

/** A host name or an address with an optional port. */
const plainOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
