import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'

type OriginSettings = Pick<Config, 'publicOrigin'>

/** Whether browsers reach the shop over https, as the operator says by PUBLIC_ORIGIN. */
export const servesHttps = (config: OriginSettings): boolean =>
  config.publicOrigin?.startsWith('https:') ?? false

/** The origin under which this request reached the shop: the configured one, else the host it named. */
export const originFor = (config: OriginSettings, { received }: Pick<FastifyRequest, 'received'>): string =>
  config.publicOrigin ?? received.origin

/** The shop's address where no request says one: the configured one, else this machine's own way to it. */
export const configuredOrigin = ({
  publicOrigin,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string => publicOrigin ?? localOriginOf(host, port)

/** The origin this machine itself reaches the shop by, whatever address it listens on. */
export function localOriginOf(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`
  if (host === '::') return `http://[::1]:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/**
 * An origin to hand on to others, in links a customer follows back to the shop: the configured one, else the host this
 * request named, as long as that is a host and nothing more; a wilful header leads nowhere but to this machine.
 */
export function originForLinks(
  config: Pick<Config, 'publicOrigin' | 'host' | 'port'>,
  request: Pick<FastifyRequest, 'received'>,
): string {
  const origin = originFor(config, request)
  const isPlain = plainOrigin.test(origin) && URL.canParse(origin)
  return isPlain ? new URL(origin).origin : configuredOrigin(config)
}

/** A name or an address, and perhaps a port. */
const plainOrigin = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
