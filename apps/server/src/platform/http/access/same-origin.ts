import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'
import type { AppParts, ShopApp } from '../app-parts.ts'
import { originFor } from '../request/public-origin.ts'

/** Methods that never change anything (RFC 9110 section 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Browsers say where a request comes from in `Sec-Fetch-Site`; older ones only in `Origin`. A request
 * with neither is no browser's and carries no stolen cookie. `Origin: null` counts as foreign.
 */
export const isForeign = (parts: Pick<AppParts, 'config'>, request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== originFor(parts.config, request)
}

/** Refuses changes asked for by another site's page. Provider messages come without cookies and are exempt. */
export const installSameOriginRule = (app: ShopApp, parts: AppParts): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isExempt = safeMethods.has(request.method) || request.routeOptions.config.access === 'signature'
    done(isExempt || !isForeign(parts, request) ? undefined : new ShopError('forbidden'))
  })
}
