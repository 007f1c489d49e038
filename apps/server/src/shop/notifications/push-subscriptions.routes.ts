import { OrderIdParams, RowIdParams } from '@dimsum/contract/fields'
import {
  NotificationDevice,
  NotificationDevices,
  OrderNotifications,
  PushKey,
  SaveNotificationDevice,
  SaveOrderNotifications,
} from '@dimsum/contract/notifications'
import { may } from '@dimsum/domain/roles'
import { rightToHear } from '@dimsum/domain/team-topics'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { forRight, requireActor, requireAdmin, requireRight } from '../../platform/http/access/access.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { deviceName } from '../../platform/http/request/device-name.ts'
import { limit } from '../../platform/limits/limit.ts'
import { pushKeysOf } from '../../platform/push/push-keys.ts'
import { callerOf } from '../orders/access/caller.routes.ts'
import { findWholeOrderAs } from '../orders/access/find-order-as.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { listTeamDevices } from './push-subscriptions.queries.ts'
import { presentDevice, removeDevice, saveDevice, saveOrderSubscription } from './save-subscription.ts'

const own = forRight('account', { language: 'id' })

/** Users without the right to manage the team see and remove only their own devices. */
const ownOnly = (request: FastifyRequest): number | undefined => {
  const { id, role } = requireAdmin(request)
  return may(role, 'team') ? undefined : id
}

/** Browsers enable the notifications they want (decision 0060). */
export const pushSubscriptionRoutes: ShopFeature = (app, parts) => {
  const { db, config } = parts
  const saving = { db, pushServices: config.messages.pushServices }

  app.get(
    '/api/notifications/key',
    { config: { access: 'anyone' }, schema: { response: { 200: PushKey } } },
    async () => ({ publicKey: (await pushKeysOf(db)).publicKey }),
  )

  app.get(
    '/api/admin/notifications/devices',
    { config: own, schema: { response: { 200: NotificationDevices } } },
    async (request) => {
      const { sessionId } = requireAdmin(request)
      const devices = await listTeamDevices(db, ownOnly(request))
      return { devices: devices.map((device) => presentDevice(device, sessionId)) }
    },
  )

  app.put(
    '/api/admin/notifications/devices',
    { config: own, schema: { body: SaveNotificationDevice, response: { 200: NotificationDevice } } },
    async (request) => {
      const { subscription, topics } = request.body
      for (const topic of topics) requireRight(request, rightToHear[topic])
      const { sessionId, username } = requireAdmin(request)
      const by = { sessionId, username, device: deviceName(request.headers['user-agent']) }
      return saveDevice(saving, by, subscription, topics)
    },
  )

  app.delete(
    '/api/admin/notifications/devices/:id',
    { config: own, schema: { params: RowIdParams, response: { 204: z.null() } } },
    (request) => removeDevice(db, requireActor(request), request.params.id, ownOnly(request)),
  )

  app.put(
    '/api/orders/:id/notifications',
    {
      config: { access: 'by-order', right: 'orders' },
      schema: { params: OrderIdParams, body: SaveOrderNotifications, response: { 200: OrderNotifications } },
    },
    async (request) => {
      const { id } = request.params
      await limit(parts, 'order-notifications-per-address', clientAddress(request))
      await findWholeOrderAs(db, id, callerOf(parts, request))
      const { subscription, isOn } = request.body
      await saveOrderSubscription(saving, id, subscription, isOn)
      return { isOn }
    },
  )
}
