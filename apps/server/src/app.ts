import { useErrorTexts } from '@dimsum/contract/error-texts'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { adminSessionRoutes } from './admin-session/admin-session.routes.ts'
import { attentionRoutes } from './attention/attention.routes.ts'
import { customerRoutes } from './customers/customers.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import { installAccess } from './http/access.ts'
import type { AppParts, Feature, ShopApp } from './http/app-parts.ts'
import { installBodyParsing } from './http/body-parsing.ts'
import { installDraining } from './http/draining.ts'
import { installEarlyRefusals } from './http/early-refusals.ts'
import { installErrorHandler } from './http/error-handler.ts'
import { FrontDoor } from './http/front-door.ts'
import { installLoadShedding } from './http/load-shedding.ts'
import { installMetrics } from './http/metrics.ts'
import { installOpenApi, openApiRoutes } from './http/openapi.ts'
import { installPaymentProxy } from './http/payment-proxy.ts'
import { installProxyWarning } from './http/proxy-warning.ts'
import { installRequestLog } from './http/request-log.ts'
import { installSameOriginRule } from './http/same-origin.ts'
import { installSecurityHeaders } from './http/security-headers.ts'
import { requestLimits, serverOptions } from './http/server-options.ts'
import { installUnknownRoute, type UnknownRoute } from './http/unknown-route.ts'
import { validatorCompiler } from './http/validation.ts'
import { inventoryRoutes } from './inventory/inventory.routes.ts'
import { invoicePdfRoutes } from './invoice-pdf/invoice-pdf.routes.ts'
import { kitchenRoutes } from './kitchen/kitchen.routes.ts'
import { liveRoutes } from './live/live.routes.ts'
import { orderAccessRoutes } from './order-access/order-access.routes.ts'
import { orderExportRoutes } from './order-export/order-export.routes.ts'
import { orderListRoutes } from './order-list/order-list.routes.ts'
import { orderTimelineRoutes } from './order-timeline/order-timeline.routes.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { installWebShop } from './pages/pages.routes.ts'
import { notificationRoutes } from './payments/notification.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { revenueRoutes } from './revenue/revenue.routes.ts'
import { reviewRoutes } from './reviews/reviews.routes.ts'
import { installSharedAnswers } from './shared-answers/install-shared-answers.ts'
import { shopConfigRoutes } from './shop-config/shop-config.routes.ts'
import { shopSettingsRoutes } from './shop-settings/shop-settings.routes.ts'
import { systemStatusRoutes } from './system-status/system-status.routes.ts'

/** What the shop can do over HTTP, one line a feature. */
const shopFeatures: readonly Feature[] = [
  adminSessionRoutes,
  orderRoutes,
  orderAccessRoutes,
  liveRoutes,
  invoicePdfRoutes,
  orderExportRoutes,
  orderListRoutes,
  orderTimelineRoutes,
  inventoryRoutes,
  kitchenRoutes,
  customerRoutes,
  privacyRoutes,
  revenueRoutes,
  reviewRoutes,
  paymentRoutes,
  notificationRoutes,
  attentionRoutes,
  shopConfigRoutes,
  shopSettingsRoutes,
  systemStatusRoutes,
]

/**
 * Builds the whole app from its parts, ready for requests; it listens nowhere.
 *
 *     const app = await buildApp(parts)
 *     await app.inject({ method: 'GET', url: '/healthz' })
 *
 * A feature is one function in its `*.routes.ts`, added to `shopFeatures` above:
 *
 *     export const orderRoutes: Feature = (app, parts) => {
 *       app.patch(
 *         '/api/orders/:id/status',
 *         {
 *           config: { access: 'admin' },              // required: who may call (http/access.ts)
 *           schema: { params: OrderIdParams, body: ChangeOrderStatus, response: { 200: AdminOrder } },
 *         },
 *         async (request) => {
 *           const actor = actorOf(requireAdmin(request))
 *           return changeOrderStatus(parts, actor, request.params.id, request.body, await rules())
 *         },
 *       )
 *     }
 *
 * - Params, query and body arrive parsed by their zod schema; a bad path part is 404, the rest 400.
 * - A refusal is `throw new ShopError('out-of-stock', 'Stok tidak mencukupi.')` (shop-error.ts), from any depth.
 * - `requireAdmin(request)` gives the admin of an `admin` route, `await request.findAdmin()` the admin or null
 *   anywhere else. Cookies go through http/cookies.ts, counted tries through limits/limit.ts, facts for the log
 *   line through `noteForLog`. `config.language`, `config.load`: http/access.ts, http/load-shedding.ts.
 * - A live stream calls `reply.hijack()`, which also ends the handler's time limit, and has `load: 'stream'`.
 * - `features` other than the shop's are for tests of what all routes share.
 * - `app.pages.refresh()` redraws the documents after reviews or settings changed; availability is looked at every half minute.
 */
export const buildApp = async (
  parts: AppParts,
  features: readonly Feature[] = shopFeatures,
): Promise<ShopApp> => {
  useErrorTexts()
  const unknown: UnknownRoute = { page: () => null }
  const frontDoor = new FrontDoor()
  const app: ShopApp = Fastify({
    ...serverOptions(parts, unknown),
    serverFactory: frontDoor.serverFactory,
  }).withTypeProvider<ZodTypeProvider>()
  app.decorate('frontDoor', frontDoor)
  app.server.maxConnections = requestLimits.sockets
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  // In the order in which a request meets them.
  installErrorHandler(app)
  installDraining(app)
  installSecurityHeaders(app, parts)
  installRequestLog(app)
  installProxyWarning(app, parts)
  const load = installLoadShedding(app, parts)
  const metrics = installMetrics(app, parts, load)
  installEarlyRefusals(app, parts, load, metrics)
  installSharedAnswers(app, metrics)
  installSameOriginRule(app, parts)
  await app.register(cookie)
  installAccess(app, parts)
  installBodyParsing(app)
  installUnknownRoute(app, unknown)
  await installOpenApi(app)

  for (const feature of features) {
    await app.register(async (scope) => feature(scope.withTypeProvider<ZodTypeProvider>(), parts))
  }
  healthRoutes(app, parts, metrics.registry)
  await openApiRoutes(app)
  await installPaymentProxy(app, parts)
  unknown.page = await installWebShop(app, parts)
  await app.ready()
  await app.pages.refresh()
  return app
}
