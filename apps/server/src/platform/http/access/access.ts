import type { FastifyContextConfig, FastifyRequest, RouteOptions } from 'fastify'
import type { Config } from '../../config/config.ts'
import { tokenHash } from '../../config/secret-token.ts'
import type { Language } from '../../errors/error-sentences.ts'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { readCookie } from '../request/cookies.ts'
import type { Admin } from './admin.ts'

/**
 * Who may call a route. Each route declares it: `config: { access: 'admin' }`; a route without it stops
 * the start.
 *
 * - `anyone`: no question asked.
 * - `admin`: a signed-in admin; else 401 before the body is read.
 * - `by-order`: the handler decides by the caller's right to the order (holder, phone, admin).
 * - `signature`: the handler checks the provider's signature; cookies are not read, any origin may call.
 * - `operator`: the machine itself or the holder of the metrics token; the handler checks.
 */
export type Access = 'anyone' | 'admin' | 'by-order' | 'signature' | 'operator'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Also answered while the admin still has to set up a second factor that the owner demands. */
    beforeSecondFactor?: boolean
    /** Language of the fixed error sentences; English for `admin` routes, else Indonesian. */
    language?: Language
  }
  interface FastifyRequest {
    /** The signed-in admin, or null; asks the database once a request. Null too for one who has to set up a second factor first. */
    findAdmin(): Promise<Admin | null>
    /** Why `findAdmin` found nobody, where there is a session. */
    mustSetUpSecondFactor: boolean
    /** What `findAdmin` found; undefined until it was asked. */
    admin: Admin | null | undefined
  }
}

/** The admin of a route with `access: 'admin'`. */
export const requireAdmin = (request: FastifyRequest): Admin => {
  if (!request.admin) throw new ShopError('unauthenticated')
  return request.admin
}

/** The language of the screen behind a route. */
export const languageOfRoute = ({ access, language }: Partial<FastifyContextConfig>): Language =>
  language ?? (access === 'admin' ? 'en' : 'id')

/** The language of the screen that made a call. */
export const languageOf = (request: FastifyRequest): Language => languageOfRoute(request.routeOptions.config)

type AccessParts = {
  config: Config
  /** The admin whose live session has a token with this hash; null when there is none. */
  findSession: (hash: Buffer) => Promise<Admin | null>
}

/** Registers the guard. Before any feature, so that it runs first. */
export const installAccess = (app: App, parts: AccessParts): void => {
  app.decorateRequest('admin', undefined)
  app.decorateRequest('mustSetUpSecondFactor', false)
  app.decorateRequest('findAdmin', async function (this: FastifyRequest) {
    if (this.admin === undefined) {
      const hash = tokenHash(readCookie(parts, this, 'session'))
      const found = hash === null ? null : await parts.findSession(hash)
      const { beforeSecondFactor = false } = this.routeOptions.config
      this.mustSetUpSecondFactor = !beforeSecondFactor && found?.mustSetUpSecondFactor === true
      this.admin = this.mustSetUpSecondFactor ? null : found
    }
    return this.admin
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const access = request.routeOptions.config.access ?? 'admin'
    if (request.is404 || access !== 'admin') return done()
    request.findAdmin().then((admin) => {
      if (admin !== null) return done()
      done(new ShopError(request.mustSetUpSecondFactor ? 'second-factor-needed' : 'unauthenticated'))
    }, done)
  })

  // Looked at once all are registered: a plugin's routes get their access from the scope that registers it.
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => route.config?.access === undefined)
    if (undeclared.length === 0) return
    const names = undeclared.map(({ method, url }) => `${method} ${url}`)
    throw new Error(`Routes without an access entry: ${names.join(', ')}`)
  })
}
