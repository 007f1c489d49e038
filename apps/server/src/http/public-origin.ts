import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

type OriginSettings = Pick<Config, 'publicOrigin'>

/** Whether browsers reach the shop over https, as the operator says by PUBLIC_ORIGIN. */
export const servesHttps = (config: OriginSettings): boolean =>
  config.publicOrigin?.startsWith('https:') ?? false

/** The origin under which this request reached the shop: the configured one, else the host it named. */
export const originFor = (
  config: OriginSettings,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => config.publicOrigin ?? `${request.protocol}://${request.host}`

/** The shop's address in documents made ahead of any request. */
export const configuredOrigin = ({
  publicOrigin,
  host,
  port,
}: Pick<Config, 'publicOrigin' | 'host' | 'port'>): string =>
  publicOrigin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
