import httpProxy from '@fastify/http-proxy'
import type { FastifyContextConfig } from 'fastify'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { forRight } from '../../platform/http/access/access.ts'
import type { App } from '../../platform/http/app.ts'
import type { PaymentAppParts } from '../payment-parts.ts'
import { mountPath } from './start-stand-in.ts'

/** Headers that the stand-in sets itself: its popup is a frame in the payment page. */
const decidedByStandIn = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy'] as const

const simulatorPath = '/simulator'

/** Returns to the debug page after the login; it links to the simulator. */
const loginPath = `/admin-login?next=${encodeURIComponent('/debug-midtrans')}`

/**
 * Demo mode: proxies the payment stand-in under the shop's own origin, so that popup and simulator work in any browser
 * that reaches the shop. The shop's cookies are not forwarded. The simulator can pay, deny and refund any order, so the
 * stand-in requires the server key for it, and only the admin's requests get that key.
 */
export const installPaymentProxy = async (app: App, parts: PaymentAppParts): Promise<void> => {
  const { standInUrl, config } = parts
  if (standInUrl === undefined) return
  await mount(app, standInUrl, '', { access: 'anyone' })
  const authorization = `Basic ${Buffer.from(`${config.payment.serverKey}:`).toString('base64')}`
  await mount(app, standInUrl, simulatorPath, forRight('operations'), { authorization })
}

/** @param headers replace those of the browser */
const mount = (app: App, standInUrl: string, path: string, config: FastifyContextConfig, headers = {}) =>
  app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...config }
    })
    scope.addHook('onRequest', async (_request, reply) => {
      for (const name of decidedByStandIn) reply.removeHeader(name)
    })
    // A browser without a session that opens an admin page is redirected to the login.
    scope.setErrorHandler((error, { method }, reply) => {
      const isSignedOut = error instanceof ShopError && error.code === 'unauthenticated'
      if (!isSignedOut || method !== 'GET') throw error
      return reply.redirect(loginPath, 303)
    })
    // The proxy forwards bodies unparsed with its own parsers.
    scope.removeAllContentTypeParsers()
    await scope.register(httpProxy, {
      upstream: standInUrl,
      prefix: mountPath + path,
      rewritePrefix: path,
      // The stand-in knows its mount path and writes it into redirects itself.
      internalRewriteLocationHeader: false,
      httpMethods: ['GET', 'POST'],
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (_request, { cookie: _, ...sent }) => ({ ...sent, ...headers }),
      },
    })
  })
