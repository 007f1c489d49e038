import type { Config } from '../../config/config.ts'
import type { App } from '../app.ts'
import { servesHttps } from '../request/public-origin.ts'
import { policyText, strictPolicy } from './content-policy.ts'

const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, geolocation=(), microphone=(), browsing-topics=()`

/** For the only document that may use the camera. */
export const cameraPermissions = permissions('(self)')

/** Headers of every response; a route with another value sets it itself. No CORS headers anywhere. */
export const installSecurityHeaders = (app: App, parts: { config: Config }): void => {
  // The headers that @fastify/helmet sets. It would build them anew for each request.
  const everywhere = {
    'content-security-policy': policyText(strictPolicy),
    // The provider's popup may open a bank's window and exchanges messages with it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions('()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(servesHttps(parts.config) && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(everywhere).header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
