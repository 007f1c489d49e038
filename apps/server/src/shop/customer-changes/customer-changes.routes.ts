import {
  CancelOwnOrder,
  ChangeOwnOrder,
  DecideRequest,
  RequestChange,
} from '@dimsum/contract/customer-changes'
import { OrderIdParams, RowIdParams } from '@dimsum/contract/fields'
import { Order } from '@dimsum/contract/orders'
import { AttentionItem } from '@dimsum/contract/payments'
import type { FastifyRequest } from 'fastify'
import { actorOf } from '../../platform/audit/actor.ts'
import { forRight, requireActor } from '../../platform/http/access/access.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { limitAll, type Try } from '../../platform/limits/limit.ts'
import { callerOf } from '../orders/access/caller.routes.ts'
import { findWholeOrderAs } from '../orders/access/find-order-as.ts'
import { currentRules } from '../settings/shop-rules.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { changeOwnOrder } from './change-own-order.ts'
import { decideRequest } from './decide-request.ts'
import { requestChange } from './request-change.ts'

/** Changes that customers make to their own orders, until the owner's deadline on the day before (decision 0065). */
export const customerChangeRoutes: ShopFeature = (app, parts) => {
  const rules = () => currentRules(parts.settings)
  /** The caller as holder; strangers are refused before anything about the order is revealed. */
  const holderOf = async (request: FastifyRequest, id: number): Promise<string> => {
    await findWholeOrderAs(parts.db, id, callerOf(parts, request))
    const admin = await request.findAdmin()
    if (admin) return actorOf(admin)
    const tries: Try[] = [
      { name: 'changes-per-address', key: clientAddress(request) },
      { name: 'changes-per-order', key: String(id) },
    ]
    await limitAll(parts, tries, async () => {})
    return 'customer'
  }
  const byOrder = { access: 'by-order', right: 'orders' } as const

  app.patch(
    '/api/orders/:id/mine',
    { config: byOrder, schema: { params: OrderIdParams, body: ChangeOwnOrder, response: { 200: Order } } },
    async (request) => {
      const { id } = request.params
      const actor = await holderOf(request, id)
      return changeOwnOrder(parts, actor, id, request.body, await rules())
    },
  )

  app.post(
    '/api/orders/:id/cancel',
    { config: byOrder, schema: { params: OrderIdParams, body: CancelOwnOrder, response: { 200: Order } } },
    async (request) => {
      const { id } = request.params
      const actor = await holderOf(request, id)
      return cancelOwnOrder(parts, actor, id, request.body, await rules())
    },
  )

  app.post(
    '/api/orders/:id/change-request',
    { config: byOrder, schema: { params: OrderIdParams, body: RequestChange, response: { 201: Order } } },
    async (request) => {
      const { id } = request.params
      const actor = await holderOf(request, id)
      return requestChange(parts, actor, id, request.body, await rules())
    },
  )

  app.post(
    '/api/admin/attention/:id/decide',
    {
      config: forRight('attention'),
      schema: { params: RowIdParams, body: DecideRequest, response: { 200: AttentionItem } },
    },
    async (request) => {
      const actor = requireActor(request)
      return decideRequest(parts, actor, request.params.id, request.body, await rules())
    },
  )
}
