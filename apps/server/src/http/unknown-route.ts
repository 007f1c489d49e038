import type { FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../shop-error.ts'
import type { ShopApp } from './app-parts.ts'
import { rememberRoutes } from './known-routes.ts'

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/**
 * What answers when no route does: 405 with `Allow` when the path knows other methods, a page for a
 * browser that asked for one, else 404. `page` sends the 404 document; without a web build there is none.
 */
export const installUnknownRoute = (
  app: ShopApp,
  page: ((request: FastifyRequest, reply: FastifyReply) => FastifyReply) | null,
): void => {
  const methodsOf = rememberRoutes(app)
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url)
    const allowed = methodsOf(path)
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      reply.header('allow', allowed.join(', '))
      throw new ShopError('method-not-allowed')
    }
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (page !== null && reads && !path.startsWith('/api/')) return page(request, reply)
    throw new ShopError('not-found')
  })
}
