import helmet from '@fastify/helmet'
import type { Config } from '../../config/config.ts'
import type { App } from '../app.ts'
import { servesHttps } from '../request/public-origin.ts'
import { strictPolicy } from './content-policy.ts'

const permissions = (camera: '()' | '(self)'): string =>
  `camera=${camera}, geolocation=(), microphone=(), browsing-topics=()`

/** For the only document that may use the camera. */
export const cameraPermissions = permissions('(self)')

/** Headers of every response; a route with another value sets it itself. No CORS headers anywhere. */
export const installSecurityHeaders = async (app: App, parts: { config: Config }): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: strictPolicy },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The provider's popup may open a bank's window and exchanges messages with it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: servesHttps(parts.config) && { maxAge: 31_536_000, includeSubDomains: true },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'permissions-policy': permissions('()'), 'x-request-id': request.id })
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
}
