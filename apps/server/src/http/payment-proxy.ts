import httpProxy from '@fastify/http-proxy'
import type { AppParts, ShopApp } from './app-parts.ts'

/** What the stand-in decides for its own documents: the popup is a frame inside the payment page. */
const decidedByStandIn = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'] as const

/**
 * Demo mode: the payment stand-in under the shop's own origin, so that popup and simulator work from
 * any browser that reaches the shop. The shop's cookies are not passed on.
 */
export const installPaymentProxy = async (app: ShopApp, { standInUrl }: AppParts): Promise<void> => {
  if (standInUrl === undefined) return
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone', load: 'waiting' }
    })
    scope.addHook('onRequest', async (_request, reply) => {
      for (const name of decidedByStandIn) reply.removeHeader(name)
    })
    // Bodies pass through unread: the proxy brings its own parsers.
    scope.removeAllContentTypeParsers()
    await scope.register(httpProxy, {
      upstream: standInUrl,
      prefix: '/midtrans',
      rewritePrefix: '',
      // The stand-in knows the prefix it is reached under and writes it into its redirects itself.
      internalRewriteLocationHeader: false,
      httpMethods: ['GET', 'POST'],
      disableRequestLogging: true,
      replyOptions: { rewriteRequestHeaders: (_request, { cookie: _, ...headers }) => headers },
    })
  })
}
