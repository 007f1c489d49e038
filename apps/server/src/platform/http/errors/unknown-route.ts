import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'

/** A pattern for a route: `/api/orders/:id` matches one part, `/assets/*` everything below. */
const patternOf = (url: string): RegExp => {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replaceAll(/[.\\+?^${}()|[\]]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}/?$`)
}

/** Paths without a route that replace a path that cannot be decoded (server-options.ts). */
export const undecodablePaths = { call: '/api/undecodable-path', page: '/undecodable-path' } as const

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/**
 * A page's form that was sent before its script was loaded: the reader needs the page, not an error response. The body
 * is ignored.
 */
const isFormOfPage = ({ method, headers }: FastifyRequest, path: string): boolean =>
  method === 'POST' && !path.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** Sends the 404 document when the caller wants a page, else null. */
export type UnknownPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

/** The web shop, if there is one, sets `page`. */
export type UnknownRoute = { page: UnknownPage }

/**
 * The handler for requests without a route: 405 with `Allow` when the path has other methods (a form sent to a page is
 * redirected to the page), the 404 document for a browser that requested a page, else 404.
 */
export const installUnknownRoute = (app: App, unknown: UnknownRoute): void => {
  const known: { matches: RegExp; method: string }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    known.push(...[method].flat().map((name) => ({ matches: patternOf(url), method: name })))
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    if (path === undecodablePaths.call) throw new ShopError('malformed')
    const allowed = new Set(known.filter(({ matches }) => matches.test(path)).map(({ method }) => method))
    if (allowed.size > 0 && !allowed.has(request.method)) {
      if (isFormOfPage(request, path)) return reply.redirect(request.url, 303)
      reply.header('allow', [...allowed].sort().join(', '))
      throw new ShopError('method-not-allowed')
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const page = isRead && !path.startsWith('/api/') ? unknown.page(request, reply) : null
    if (page === null) throw new ShopError('not-found')
    return page
  })
}
