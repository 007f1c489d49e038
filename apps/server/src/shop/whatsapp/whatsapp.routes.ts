import { timingSafeEqual } from 'node:crypto'
import { CustomerDetail } from '@dimsum/contract/customers'
import { OrderIdParams } from '@dimsum/contract/fields'
import {
  ChangeWhatsapp,
  SetWhatsappStopped,
  WhatsappOverview,
  WhatsappSettings,
} from '@dimsum/contract/whatsapp'
import { z } from 'zod'
import { hashOf } from '../../platform/config/secret-token.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { forRight, requireActor, requireAdmin } from '../../platform/http/access/access.ts'
import { requestLimits } from '../../platform/http/request/request-limits.ts'
import { limit } from '../../platform/limits/limit.ts'
import { isSignedByMeta, readWebhook } from '../../platform/whatsapp/read-webhook.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { changeWhatsapp, readWhatsapp, stopWhatsapp } from './change-whatsapp.ts'
import { takeReports } from './take-reports.ts'

const webhook = '/webhook/whatsapp'
/** Meta's parameters of the handshake. */
const Handshake = z.object({
  'hub.mode': z.string().max(30).optional(),
  'hub.verify_token': z.string().max(500).optional(),
  'hub.challenge': z.string().max(500).optional(),
})
const settingsRight = forRight('settings', { language: 'id' })

/** Webhook and state of WhatsApp messages. Without an account in `.env` every call returns 404. */
export const whatsappRoutes: ShopFeature = (app, parts) => {
  const { db, config } = parts
  const access = () => orNotFound(config.messages.whatsapp)
  // The signature covers the bytes as received.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.get(
    webhook,
    {
      config: { access: 'signature', language: 'en' },
      schema: { querystring: Handshake, response: { 200: z.string() } },
    },
    async (request, reply) => {
      const { verifyToken } = access()
      const given = request.query['hub.verify_token'] ?? ''
      if (!timingSafeEqual(hashOf(given), hashOf(verifyToken))) throw new ShopError('forbidden')
      void reply.type('text/plain')
      return request.query['hub.challenge'] ?? ''
    },
  )

  app.post(
    webhook,
    {
      bodyLimit: requestLimits.whatsappBody,
      config: { access: 'signature', isVital: true, language: 'en' },
      schema: { body: z.unknown(), response: { 200: z.object({ message: z.string() }) } },
    },
    async (request) => {
      const { appSecret, ...ids } = access()
      const header = request.headers['x-hub-signature-256']
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSignedByMeta(body, typeof header === 'string' ? header : undefined, appSecret))
        throw new ShopError('bad-signature')
      await takeReports(db, readWebhook(body, ids))
      return { message: 'Taken' }
    },
  )

  app.get(
    '/api/admin/whatsapp',
    { config: settingsRight, schema: { response: { 200: WhatsappOverview } } },
    async (request) => {
      const at = access()
      // Meta limits calls per hour.
      await limit(parts, 'whatsapp-checks-per-user', String(requireAdmin(request).id))
      return readWhatsapp(db, at, config.publicOrigin)
    },
  )
}

/** Separate from the webhook, because these bodies are parsed as JSON. */
export const whatsappSettingsRoutes: ShopFeature = (app, { db, config }) => {
  app.put(
    '/api/admin/whatsapp',
    { config: settingsRight, schema: { body: ChangeWhatsapp, response: { 200: WhatsappSettings } } },
    (request) => {
      orNotFound(config.messages.whatsapp)
      return changeWhatsapp(db, requireActor(request), request.body)
    },
  )

  app.put(
    '/api/admin/customers/:id/whatsapp',
    {
      config: forRight('customers', { language: 'id' }),
      schema: { params: OrderIdParams, body: SetWhatsappStopped, response: { 200: CustomerDetail } },
    },
    (request) => {
      orNotFound(config.messages.whatsapp)
      return stopWhatsapp(db, requireActor(request), request.params.id, request.body.stopped)
    },
  )
}
