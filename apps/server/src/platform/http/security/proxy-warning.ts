import type { Config } from '../../config/config.ts'
import type { App } from '../app.ts'

/**
 * Warns once when requests come through a proxy that TRUST_PROXY does not list: all customers would then count as one
 * address and share its limits.
 */
export const installProxyWarning = (app: App, { config }: { config: Config }): void => {
  if (config.trustProxy !== false) return
  let isLogged = false
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined) {
      isLogged = true
      app.log.warn('Requests come through a proxy: name it in TRUST_PROXY, or all customers share one limit.')
    }
    done()
  })
}
