import { CheckPromotion } from '@dimsum/contract/check-promotion'
import { OrderIdParams } from '@dimsum/contract/fields'
import { AdminOrder, ChangeOrderStatus, EnterOrder, Order } from '@dimsum/contract/orders'
import { PlaceOrder } from '@dimsum/contract/place-order'
import { PromotionOffer } from '@dimsum/contract/promotions'
import { WholeRupiahField } from '@dimsum/contract/text-fields'
import { may } from '@dimsum/domain/roles'
import { z } from 'zod'
import { actorOf } from '../../platform/audit/actor.ts'
import { forRight, requireActor, requireAdmin } from '../../platform/http/access/access.ts'
import { noteForLog } from '../../platform/http/logs/request-log.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { readCookie } from '../../platform/http/request/cookies.ts'
import { isWithinLimit, limit, limitDistinct } from '../../platform/limits/limit.ts'
import { currentRules } from '../settings/shop-rules.ts'
import type { ShopFeature, ShopParts } from '../shop-parts.ts'
import { callerOf, giveAccessCookie } from './access/caller.routes.ts'
import { findOrderAs } from './access/find-order-as.ts'
import { assertKitchenMove, changeOrderStatus } from './change/change-order-status.ts'
import { byCurrentMenu } from './place/by-current-menu.ts'
import { placeAsCustomer } from './place/place-as-customer.ts'
import { placeAsOwner } from './place/place-as-owner.ts'
import { checkPromotion } from './place/promotion-charge.ts'
import { maskOrder, presentAdminOrder, presentOrder } from './read/present-order.ts'

/**
 * The Idempotency-Key of a form, and the total that it showed (`58000.00`, decision 0035). `looseObject`, so that other
 * headers are accepted.
 */
const FormHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,100}$/)
    .optional(),
  'expected-total': z.optional(WholeRupiahField),
})

/** Placing, reading and moving orders (product.md section 7). */
export const orderRoutes: ShopFeature = (app, parts) => {
  app.post(
    '/api/orders',
    {
      config: { access: 'anyone' },
      schema: { headers: FormHeaders, body: PlaceOrder, response: { 201: Order } },
    },
    async (request, reply) => {
      const address = clientAddress(request)
      await limit(parts, 'orders-per-address', address)
      const suspicion = await suspicionOf(parts, address, request.body.customerEmail !== null)
      const { order, accessToken } = await byCurrentMenu(parts, (now) =>
        placeAsCustomer(parts, request.body, {
          rules: now,
          key: request.headers['idempotency-key'],
          expectedTotal: request.headers['expected-total'],
          cookie: readCookie(parts, request, 'access'),
          suspicion,
          address,
        }),
      )
      noteForLog(request, { orderId: order.id })
      giveAccessCookie(parts, reply, accessToken)
      return order
    },
  )

  app.post(
    '/api/promotion-codes/check',
    {
      config: { access: 'anyone', right: 'orders' },
      schema: { body: CheckPromotion, response: { 200: PromotionOffer } },
    },
    async (request) => {
      const address = (await request.findAdmin()) ? null : clientAddress(request)
      if (address !== null) await limit(parts, 'promotion-checks-per-address', address)
      return checkPromotion(parts, request.body, { rules: await currentRules(parts.settings), address })
    },
  )

  app.get(
    '/api/orders/:id',
    {
      config: { access: 'by-order', right: 'read-order' },
      schema: { params: OrderIdParams, response: { 200: z.union([AdminOrder, Order]) } },
    },
    async (request) => {
      const { id } = request.params
      const { order, viewer } = await findOrderAs(parts.db, id, callerOf(parts, request))
      if (viewer === 'admin') return presentAdminOrder(order)
      // Fields hidden from the caller's role are those of other people's orders.
      if (viewer === 'holder') request.admin = null
      if (viewer === 'stranger')
        await limitDistinct(parts, 'masked-orders-per-address', clientAddress(request), id)
      return viewer === 'holder' ? presentOrder(order) : maskOrder(order)
    },
  )

  app.patch(
    '/api/orders/:id/status',
    {
      config: forRight('move-orders'),
      schema: { params: OrderIdParams, body: ChangeOrderStatus, response: { 200: AdminOrder } },
    },
    async (request) => {
      const { id } = request.params
      const admin = requireAdmin(request)
      const expectedStatus = may(admin.role, 'orders')
        ? request.body.expectedStatus
        : await assertKitchenMove(parts.db, id, request.body.status)
      const change = { ...request.body, expectedStatus }
      return changeOrderStatus(parts, actorOf(admin), id, change, await currentRules(parts.settings))
    },
  )

  app.post(
    '/api/admin/orders',
    {
      config: forRight('orders'),
      schema: { headers: FormHeaders, body: EnterOrder, response: { 201: AdminOrder } },
    },
    async (request) => {
      const actor = requireActor(request)
      const order = await byCurrentMenu(parts, (now) =>
        placeAsOwner(parts, actor, request.body, {
          rules: now,
          key: request.headers['idempotency-key'],
          expectedTotal: request.headers['expected-total'],
        }),
      )
      noteForLog(request, { orderId: order.id })
      return order
    },
  )
}

/**
 * Marks orders when many came from one address within the hour: a prankster could take all stock (docs/security.md,
 * T26) or make the shop write to strangers.
 */
const suspicionOf = async (parts: ShopParts, address: string, hasEmail: boolean): Promise<string | null> => {
  const isUsual =
    (await isWithinLimit(parts, 'unmarked-orders-per-address', address)) &&
    (!hasEmail || (await isWithinLimit(parts, 'mailed-orders-per-address', address)))
  return isUsual ? null : 'many-from-address'
}
