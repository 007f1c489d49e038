import { may, type Right } from '@dimsum/domain/roles'
import type { Language } from '@dimsum/words/sentence'
import type { FastifyContextConfig, FastifyRequest, preSerializationHookHandler, RouteOptions } from 'fastify'
import { actorOf } from '../../audit/actor.ts'
import type { Config } from '../../config/config.ts'
import { tokenHash } from '../../config/secret-token.ts'
import type { Reader } from '../../errors/error-answer.ts'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'
import { languageOfCall } from '../request/chosen-language.ts'
import { readCookie } from '../request/cookies.ts'
import type { Admin } from './admin.ts'
import { hiddenFrom, withoutHidden } from './hidden-fields.ts'

/**
 * Access rule of a route. Each route declares it: `config: forRight('orders')` or `config: { access: 'anyone' }`.
 * Without it the start fails, and so it does for a team route without a right.
 *
 * - `anyone`: no check.
 * - `admin`: users whose role has the route's right; else 401 or 403 before the body is read.
 * - `by-order`: the handler checks the caller's access to the order (holder, phone, admin with the route's right).
 * - `signature`: the handler checks the provider's signature; cookies are ignored, any origin may call.
 * - `operator`: the machine itself or the holder of the metrics token; the handler checks.
 */
export type Access = 'anyone' | 'admin' | 'by-order' | 'signature' | 'operator'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** The right that the caller's role needs (`@dimsum/domain/roles`). */
    right?: Right
    /** Also allowed while the caller still has to set up a required second factor. */
    beforeSecondFactor?: boolean
    /** Language of the default error messages; English for `admin` routes, else Indonesian. */
    language?: Language
  }
  interface FastifyRequest {
    /**
     * The signed-in user with the route's right, or null; one query per request. Also null for a user who still has to
     * set up a second factor.
     */
    findAdmin(): Promise<Admin | null>
    /** The signed-in user, whatever the right; undefined before the first query. */
    admin: Admin | null | undefined
  }
}

/** The declaration of a team route that needs this right. */
export const forRight = (
  right: Right,
  more: Omit<FastifyContextConfig, 'access' | 'right'> = {},
): FastifyContextConfig => ({ access: 'admin', right, ...more })

/** The admin of a route with `access: 'admin'`. */
export const requireAdmin = (request: FastifyRequest): Admin => {
  if (!request.admin) throw new ShopError('unauthenticated')
  return request.admin
}

/** The admin's name in timelines, ledgers and the audit log. */
export const requireActor = (request: FastifyRequest): string => actorOf(requireAdmin(request))

/** For a part of a call that needs a further right. @throws ShopError `forbidden` */
export const requireRight = (request: FastifyRequest, right: Right): void => {
  if (!may(requireAdmin(request).role, right)) throw new ShopError('forbidden')
}

/** The language of the screen behind a route. */
const languageOfRoute = ({ access, language }: Partial<FastifyContextConfig>): Language =>
  language ?? (access === 'admin' ? 'en' : 'id')

/** The reader of the response: the calling screen, in the language that its device chose. */
export const readerOf = (request: FastifyRequest): Reader => ({
  screen: languageOfRoute(request.routeOptions.config),
  choice: languageOfCall(request.headers),
})

/** Access rules of team routes, which must declare a right. */
const teamsAccess: ReadonlySet<Access | undefined> = new Set(['admin', 'by-order'])

const refusalOf = (
  admin: Admin | null,
  { right, beforeSecondFactor }: FastifyContextConfig,
): ShopError | undefined => {
  if (admin === null) return new ShopError('unauthenticated')
  if (admin.mustSetUpSecondFactor && !beforeSecondFactor) return new ShopError('second-factor-needed')
  return right !== undefined && may(admin.role, right) ? undefined : new ShopError('forbidden')
}

/**
 * Removes fields that the caller's role may not see from responses. A caller without the route's right is answered as a
 * customer.
 */
const hideFields: preSerializationHookHandler<unknown> = ({ admin, routeOptions }, _reply, answer, done) => {
  const isTeam = admin && refusalOf(admin, routeOptions.config) === undefined
  const fields = isTeam ? hiddenFrom[admin.role] : null
  done(null, fields === null ? answer : withoutHidden(answer, fields))
}

type AccessParts = {
  config: Config
  /** The admin whose open session has a token with this hash; null when there is none. */
  findSession: (hash: Buffer) => Promise<Admin | null>
}

/** Registers the access check. Before any feature, so that it runs first. */
export const installAccess = (app: App, parts: AccessParts): void => {
  app.decorateRequest('admin', undefined)
  const findSignedIn = async (request: FastifyRequest): Promise<Admin | null> => {
    if (request.admin === undefined) {
      const hash = tokenHash(readCookie(parts, request, 'session'))
      request.admin = hash === null ? null : await parts.findSession(hash)
    }
    return request.admin
  }
  app.decorateRequest('findAdmin', async function (this: FastifyRequest) {
    const admin = await findSignedIn(this)
    return refusalOf(admin, this.routeOptions.config) === undefined ? admin : null
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const { access = 'admin' } = request.routeOptions.config
    if (request.is404 || access !== 'admin') return done()
    findSignedIn(request).then((admin) => done(refusalOf(admin, request.routeOptions.config)), done)
  })

  // Checked when all routes are registered, because a plugin's routes get their access from the scope that registers
  // it.
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
    if (teamsAccess.has(route.config?.access))
      route.preSerialization = [hideFields, ...[route.preSerialization ?? []].flat()]
  })
  app.addHook('onReady', async () => {
    const undeclared = routes.filter(
      ({ config: { access, right } = {} }) =>
        access === undefined || (teamsAccess.has(access) && right === undefined),
    )
    if (undeclared.length === 0) return
    const names = undeclared.map(({ method, url }) => `${method} ${url}`)
    throw new Error(`Routes without an access entry or the right it needs: ${names.join(', ')}`)
  })
}
