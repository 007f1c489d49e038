import { installErrorMessages } from '@dimsum/contract/error-texts'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import type { AppFeature, AppParts } from './app-parts.ts'
import { installOpenApi, openApiRoutes } from './openapi/openapi.ts'
import { installGuide } from './pages/guide.routes.ts'
import { installWebShop } from './pages/pages.routes.ts'
import { counterSaleRoutes } from './payments/counter/counter-sale.routes.ts'
import { installPaymentProxy } from './payments/demo/payment-proxy.ts'
import { paymentsOfOrderRoutes } from './payments/manual/payments-of-order.routes.ts'
import { notificationRoutes } from './payments/notifications/notification.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { refundRoutes } from './payments/refunds/refunds.routes.ts'
import { healthRoutes } from './platform/health/health.routes.ts'
import { installAccess } from './platform/http/access/access.ts'
import { installSameOriginRule } from './platform/http/access/same-origin.ts'
import type { App } from './platform/http/app.ts'
import { installErrorHandler } from './platform/http/errors/error-handler.ts'
import { installUnknownRoute, type UnknownRoute } from './platform/http/errors/unknown-route.ts'
import { installDraining } from './platform/http/load/draining.ts'
import { installHandlerLimit } from './platform/http/load/handler-limit.ts'
import { installMetrics } from './platform/http/load/metrics.ts'
import { installPressure } from './platform/http/load/pressure.ts'
import { installRequestLog } from './platform/http/logs/request-log.ts'
import { installBodyParsing } from './platform/http/request/json-body.ts'
import { installPipelining } from './platform/http/request/pipelining.ts'
import { installReceived } from './platform/http/request/received.ts'
import { requestLimits } from './platform/http/request/request-limits.ts'
import { validatorCompiler } from './platform/http/request/validation.ts'
import { installProxyWarning } from './platform/http/security/proxy-warning.ts'
import { installSecurityHeaders } from './platform/http/security/security-headers.ts'
import { serverOptions } from './platform/http/server-options.ts'
import { installSuccessStatus } from './platform/http/success-status.ts'
import { attentionRoutes } from './shop/attention/attention.routes.ts'
import { auditLogRoutes } from './shop/audit/audit-log.routes.ts'
import { cashRoutes } from './shop/cash/cash.routes.ts'
import { shopConfigRoutes } from './shop/config/shop-config.routes.ts'
import { customerChangeRoutes } from './shop/customer-changes/customer-changes.routes.ts'
import { customerRoutes } from './shop/customers/customers.routes.ts'
import { daySummaryRoutes } from './shop/day-summary/day-summary.routes.ts'
import { inventoryRoutes } from './shop/inventory/inventory.routes.ts'
import { kitchenRoutes } from './shop/kitchen/kitchen.routes.ts'
import { liveRoutes } from './shop/live/live.routes.ts'
import { menuRoutes } from './shop/menu/menu.routes.ts'
import { pushSubscriptionRoutes } from './shop/notifications/push-subscriptions.routes.ts'
import { orderAccessRoutes } from './shop/orders/access/order-access.routes.ts'
import { editOrderRoutes } from './shop/orders/edit-order.routes.ts'
import { orderExportRoutes } from './shop/orders/export/order-export.routes.ts'
import { invoicePdfRoutes } from './shop/orders/invoice/invoice-pdf.routes.ts'
import { orderListRoutes } from './shop/orders/list/order-list.routes.ts'
import { orderTimelineRoutes } from './shop/orders/order-timeline.routes.ts'
import { orderRoutes } from './shop/orders/orders.routes.ts'
import { photoRoutes } from './shop/photos/photos.routes.ts'
import { privacyRoutes } from './shop/privacy/privacy.routes.ts'
import { promotionRoutes } from './shop/promotions/promotions.routes.ts'
import { revenueRoutes } from './shop/revenue/revenue.routes.ts'
import { reviewRoutes } from './shop/reviews/reviews.routes.ts'
import { shopSettingsRoutes } from './shop/settings/shop-settings.routes.ts'
import { systemStatusRoutes } from './shop/status/system-status.routes.ts'
import { adminSessionRoutes } from './shop/team/admin-session.routes.ts'
import { ownSessionRoutes } from './shop/team/own-sessions.routes.ts'
import { secondFactorRoutes } from './shop/team/second-factor/second-factor.routes.ts'
import { findSession } from './shop/team/sessions.queries.ts'
import { teamRoutes } from './shop/team/team.routes.ts'
import { transferRoutes } from './shop/transfers/transfers.routes.ts'
import { whatsappRoutes, whatsappSettingsRoutes } from './shop/whatsapp/whatsapp.routes.ts'

/** The HTTP features of the shop, one per line. */
const shopFeatures: readonly AppFeature[] = [
  adminSessionRoutes,
  secondFactorRoutes,
  ownSessionRoutes,
  auditLogRoutes,
  teamRoutes,
  orderRoutes,
  orderAccessRoutes,
  promotionRoutes,
  photoRoutes,
  transferRoutes,
  liveRoutes,
  invoicePdfRoutes,
  orderExportRoutes,
  orderListRoutes,
  orderTimelineRoutes,
  editOrderRoutes,
  inventoryRoutes,
  kitchenRoutes,
  customerChangeRoutes,
  customerRoutes,
  privacyRoutes,
  revenueRoutes,
  reviewRoutes,
  paymentRoutes,
  paymentsOfOrderRoutes,
  refundRoutes,
  notificationRoutes,
  attentionRoutes,
  shopConfigRoutes,
  menuRoutes,
  shopSettingsRoutes,
  systemStatusRoutes,
  daySummaryRoutes,
  cashRoutes,
  counterSaleRoutes,
  pushSubscriptionRoutes,
  whatsappRoutes,
  whatsappSettingsRoutes,
]

/**
 * Builds the app from its parts, ready for requests; it does not listen.
 *
 *     const app = await buildApp(parts)
 *     await app.inject({ method: 'GET', url: '/healthz' })
 *
 * A feature is one function in its `*.routes.ts`, added to `shopFeatures` above:
 *
 *     export const orderRoutes: AppFeature = (app, parts) => {
 *       app.patch(
 *         '/api/orders/:id/status',
 *         {
 *           config: forRight('orders'),  // required: who may call (platform/http/access/access.ts)
 *           schema: { params: OrderIdParams, body: ChangeOrderStatus, response: { 200: AdminOrder } },
 *         },
 *         async (request) => {
 *           const actor = requireActor(request)
 *           return changeOrderStatus(parts, actor, request.params.id, request.body, await rules())
 *         },
 *       )
 *     }
 *
 * - Params, query and body are parsed by their zod schema; an invalid path parameter is 404, the rest 400.
 * - Refuse with `throw new ShopError('out-of-stock', placing.soldOut(name))` (shop-error.ts), from any depth.
 * - `requireAdmin(request)` returns the admin of an `admin` route, `await request.findAdmin()` the admin or null
 *   elsewhere. For cookies use platform/http/request/cookies.ts, to count attempts platform/limits/limit.ts, to add
 *   facts to the log line `noteForLog`. `config.language`: platform/http/access/access.ts.
 * - A success uses the only 2xx status of the route's schema: a handler of a 204 returns nothing.
 * - A live stream calls `reply.hijack()`.
 * - `features` other than the shop's are for tests of shared behaviour.
 * - `app.pages.refresh()` renders the documents again; a call that changes menu or settings waits for it.
 */
export const buildApp = async (
  parts: AppParts,
  features: readonly AppFeature[] = shopFeatures,
): Promise<App> => {
  installErrorMessages()
  const unknown: UnknownRoute = { page: () => null }
  const app: App = Fastify(serverOptions(parts)).withTypeProvider<ZodTypeProvider>()
  app.server.maxConnections = requestLimits.sockets
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  // In the order in which they handle a request.
  installErrorHandler(app)
  installDraining(app)
  installReceived(app)
  installPipelining(app)
  installSecurityHeaders(app, parts)
  installRequestLog(app)
  installSuccessStatus(app)
  installProxyWarning(app, parts)
  installHandlerLimit(app)
  await installPressure(app, parts)
  const metrics = installMetrics(app, parts)
  installSameOriginRule(app, parts)
  await app.register(cookie)
  installAccess(app, {
    config: parts.config,
    findSession: (hash) => findSession(parts.db, hash),
  })
  installBodyParsing(app)
  installUnknownRoute(app, unknown)
  await installOpenApi(app)

  for (const feature of features) {
    await app.register(async (scope) => feature(scope.withTypeProvider<ZodTypeProvider>(), parts))
  }
  healthRoutes(app, parts, metrics)
  await openApiRoutes(app)
  await installPaymentProxy(app, parts)
  await installGuide(app, parts.guide)
  unknown.page = await installWebShop(app, parts)
  await app.ready()
  return app
}
