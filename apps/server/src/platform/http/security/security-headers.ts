import type { Config } from '../../config/config.ts'
import type { App } from '../app.ts'
import { servesHttps } from '../request/public-origin.ts'
import { policyText, strictPolicy } from './content-policy.ts'

const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, geolocation=(), microphone=(), browsing-topics=()`

/** For the one document that may use the camera. */
export const cameraPermissions = permissions('(self)')

/** What every answer says to browsers; a route that needs another value sets it itself. No CORS headers anywhere. */
export const securityHeaders = (parts: { config: Config }): Record<string, string> => ({
  'content-security-policy': policyText(strictPolicy),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The provider's popup may open a bank's window and must hear from it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': permissions('()'),
  ...(servesHttps(parts.config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Sets them before anything can answer, with the request's id; API answers are never kept by a cache. */
export const installSecurityHeaders = (app: App, parts: { config: Config }): void => {
  const headers = securityHeaders(parts)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
