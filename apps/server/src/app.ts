import { useErrorTexts } from '@dimsum/contract/error-texts'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { adminSessionRoutes } from './admin-session/admin-session.routes.ts'
import { installAccess } from './http/access.ts'
import type { AppParts, Feature, ShopApp } from './http/app-parts.ts'
import { installErrorHandler } from './http/error-handler.ts'
import { installSameOriginRule } from './http/same-origin.ts'
import { serverOptions } from './http/server-options.ts'
import { installUnknownRoute } from './http/unknown-route.ts'

/** What the shop can do over HTTP, one line a feature. */
const features: Feature[] = [adminSessionRoutes]

/**
 * Builds the whole app from its parts; it listens nowhere.
 *
 *     const app = await buildApp({ config, db, now: () => new Date() })
 *     await app.inject({ method: 'GET', url: '/healthz' })
 *
 * A feature is one function in its `*.routes.ts`, added to `features` above:
 *
 *     export const orderRoutes: Feature = (app, parts) => {
 *       app.patch(
 *         '/api/orders/:id/status',
 *         {
 *           config: { access: 'admin' },                       // required: who may call (http/access.ts)
 *           schema: { params: OrderIdParams, body: ChangeStatus, response: { 200: Order } },
 *         },
 *         (request) => changeOrderStatus(parts, requireAdmin(request), request.params.id, request.body),
 *       )
 *     }
 *
 * - Params, query and body arrive parsed by their zod schema; a bad path part is 404, the rest 400.
 * - A refusal is `throw new ShopError('out-of-stock', 'Stok tidak mencukupi.')` (shop-error.ts), from any depth.
 * - `requireAdmin(request)` gives the admin of an `admin` route; `await request.findAdmin()` the admin or null
 *   anywhere else. Cookies go through http/cookies.ts, counted limits through limits/limits.ts.
 */
export const buildApp = async (parts: AppParts): Promise<ShopApp> => {
  useErrorTexts()
  const app: ShopApp = Fastify(serverOptions(parts)).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app)
  await app.register(cookie)
  installSameOriginRule(app, parts)
  installAccess(app, parts)
  installUnknownRoute(app, null)
  for (const feature of features) {
    await app.register(async (scope) => feature(scope.withTypeProvider<ZodTypeProvider>(), parts))
  }
  return app
}
