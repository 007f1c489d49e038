import { PasswordAndCode } from '@dimsum/contract/credentials'
import { RecoveryCodes, SecondFactorSetup, SecondFactorState } from '@dimsum/contract/second-factor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { forRight, requireAdmin } from '../../../platform/http/access/access.ts'
import { callerGone } from '../../../platform/http/request/on-response-end.ts'
import type { ShopFeature, ShopParts } from '../../shop-parts.ts'
import { currentBrowser } from '../own-sessions.routes.ts'
import {
  type Asking,
  beginSetup,
  confirmSetup,
  makeNewCodes,
  readSecondFactor,
  switchOff,
} from './change-second-factor.ts'

const own = forRight('account', { language: 'id' })
/** For calls that are allowed before a required second factor is set up. */
const always = { ...own, beforeSecondFactor: true } as const

/** The user's own second factor (decision 0052). */
export const secondFactorRoutes: ShopFeature = (app, parts) => {
  app.get(
    '/api/admin/second-factor',
    { config: always, schema: { response: { 200: SecondFactorState } } },
    (request) => readSecondFactor(parts.db, requireAdmin(request).id),
  )

  app.post(
    '/api/admin/second-factor',
    { config: always, schema: { response: { 200: SecondFactorSetup } } },
    async (request) => {
      const { shopName } = await parts.settings.current()
      return beginSetup(parts.db, requireAdmin(request), shopName)
    },
  )

  app.post(
    '/api/admin/second-factor/confirm',
    { config: always, schema: { body: PasswordAndCode, response: { 200: RecoveryCodes } } },
    (request, reply) => confirmSetup(parts, askingOf(parts, request, reply), request.body),
  )

  app.post(
    '/api/admin/second-factor/recovery-codes',
    { config: own, schema: { body: PasswordAndCode, response: { 200: RecoveryCodes } } },
    (request, reply) => makeNewCodes(parts, askingOf(parts, request, reply), request.body),
  )

  app.post(
    '/api/admin/second-factor/off',
    { config: own, schema: { body: PasswordAndCode, response: { 204: z.null() } } },
    (request, reply) => switchOff(parts, askingOf(parts, request, reply), request.body),
  )
}

const askingOf = (parts: ShopParts, request: FastifyRequest, reply: FastifyReply): Asking => ({
  admin: requireAdmin(request),
  ...currentBrowser(parts, request),
  gone: callerGone(request, reply),
})
