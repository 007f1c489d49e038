import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import type { ShopApp } from './app-parts.ts'
import { rememberRoutes } from './known-routes.ts'

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/**
 * A form of a page that was sent before the page's first script was there to take it: its reader wants the page, not an
 * answer for programs. What was typed is not read.
 */
const isFormOfPage = ({ method, headers }: FastifyRequest, path: string): boolean =>
  method === 'POST' && !path.startsWith('/api/') && (headers.accept ?? '').includes('text/html')

/** Sends the 404 document when the caller wants a page, else null. */
export type UnknownPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

/**
 * What answers when no route does: 405 with `Allow` when the path knows other methods (a form sent to a page is led back
 * to the page), the 404 document for a browser that asked for a page, else 404. `page` is filled in by the web shop, if there is one.
 */
export const installUnknownRoute = (app: ShopApp): { page: UnknownPage } => {
  const methodsOf = rememberRoutes(app)
  const found: { page: UnknownPage } = { page: () => null }
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const allowed = methodsOf(path)
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      if (isFormOfPage(request, path)) return reply.redirect(request.url, 303)
      reply.header('allow', allowed.join(', '))
      throw new ShopError('method-not-allowed')
    }
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const page = reads && !path.startsWith('/api/') ? found.page(request, reply) : null
    if (page === null) throw new ShopError('not-found')
    return page
  })
  return found
}
