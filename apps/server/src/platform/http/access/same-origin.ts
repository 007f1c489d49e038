import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { originFor } from '../request/public-origin.ts'

/** Safe methods (RFC 9110 section 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Browsers send the origin of a request in `Sec-Fetch-Site`; older ones only in `Origin`. A request with neither is not
 * from a browser and has no stolen cookie. `Origin: null` counts as foreign.
 */
const isForeign = (parts: { config: Config }, request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== originFor(parts.config, request)
}

/** Refuses changes requested by a page of another site. The provider's notifications have no cookies and are exempt. */
export const installSameOriginRule = (app: App, parts: { config: Config }): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isExempt = safeMethods.has(request.method) || request.routeOptions.config.access === 'signature'
    done(isExempt || !isForeign(parts, request) ? undefined : new ShopError('forbidden'))
  })
}
