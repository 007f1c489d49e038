import type { Right } from '@dimsum/domain/roles'
import httpProxy from '@fastify/http-proxy'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { Access } from '../../platform/http/access/access.ts'
import type { App } from '../../platform/http/app.ts'
import type { PaymentAppParts } from '../payment-feature.ts'

/** What the stand-in decides for its own documents: the popup is a frame inside the payment page. */
const decidedByStandIn = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'] as const

const mountPath = '/midtrans'
const simulatorPath = '/simulator'

/** Where the debug page, which links to the simulator, is reached again after the login. */
const loginPath = `/admin-login?next=${encodeURIComponent('/debug-midtrans')}`

/**
 * Demo mode: the payment stand-in under the shop's own origin, so that popup and simulator work from
 * any browser that reaches the shop. The shop's cookies are not passed on. The simulator pays, refuses and refunds
 * anybody's order, so it is the admin's: the stand-in opens it for the server key only, and only the
 * admin's requests are given it.
 */
export const installPaymentProxy = async (app: App, parts: PaymentAppParts): Promise<void> => {
  const { standInUrl, config } = parts
  if (standInUrl === undefined) return
  await mount(app, standInUrl, { path: '', access: 'anyone', authorization: undefined })
  const authorization = `Basic ${Buffer.from(`${config.payment.serverKey}:`).toString('base64')}`
  await mount(app, standInUrl, { path: simulatorPath, access: 'admin', right: 'operations', authorization })
}

type Mount = {
  /** Below the stand-in's address. */
  path: string
  access: Access
  right?: Right
  /** Sent along in place of what the browser sent. */
  authorization: string | undefined
}

const mount = (app: App, standInUrl: string, { path, access, right, authorization }: Mount) =>
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access, ...(right && { right }) }
    })
    scope.addHook('onRequest', async (_request, reply) => {
      for (const name of decidedByStandIn) reply.raw.removeHeader(name)
    })
    // Whoever opens an admin's page in a browser is led to the login.
    scope.setErrorHandler((error, { method }, reply) => {
      const isSignedOut = error instanceof ShopError && error.code === 'unauthenticated'
      if (!isSignedOut || method !== 'GET') throw error
      return reply.redirect(loginPath, 303)
    })
    // Bodies pass through unread: the proxy brings its own parsers.
    scope.removeAllContentTypeParsers()
    await scope.register(httpProxy, {
      upstream: standInUrl,
      prefix: mountPath + path,
      rewritePrefix: path,
      // The stand-in knows the prefix it is reached under and writes it into its redirects itself.
      internalRewriteLocationHeader: false,
      httpMethods: ['GET', 'POST'],
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (_request, { cookie: _, ...headers }) => ({
          ...headers,
          ...(authorization !== undefined && { authorization }),
        }),
      },
    })
  })
