import { AdminSession } from '@dimsum/contract/admin-session'
import { AdminLogin, ChangePassword, EnterCode } from '@dimsum/contract/credentials'
import { SignInStep } from '@dimsum/contract/second-factor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findUnconfirmedRestore } from '../../platform/backup/unconfirmed-restore.queries.ts'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { clearCookie, readCookie, writeCookie } from '../../platform/http/request/cookies.ts'
import { deviceName } from '../../platform/http/request/device-name.ts'
import { callerGone } from '../../platform/http/request/on-response-end.ts'
import { withIsoDates } from '../iso-dates.ts'
import type { ShopFeature, ShopParts } from '../shop-parts.ts'
import { changePassword } from './change-password.ts'
import { confirmRestore } from './confirm-restore.ts'
import { currentBrowser } from './own-sessions.routes.ts'
import { deleteSession } from './sessions.queries.ts'
import { type Browser, finishSignIn, type SignedIn, signIn } from './sign-in.ts'

/** product.md section 9: an admin session lasts 24 hours. */
const sessionSeconds = 24 * 60 * 60
const deviceSeconds = 365 * 24 * 60 * 60
const signInStepSeconds = 5 * 60

const NoContent = z.null()

const browserOf = (parts: ShopParts, request: FastifyRequest): Browser => ({
  address: clientAddress(request),
  device: tokenHash(readCookie(parts, request, 'device')),
  session: tokenHash(readCookie(parts, request, 'session')),
  signInStep: tokenHash(readCookie(parts, request, 'sign-in')),
  name: deviceName(request.headers['user-agent']),
})

/** Signing in and out, and changing the password. */
export const adminSessionRoutes: ShopFeature = (app, parts) => {
  const open = (reply: FastifyReply, { admin, sessionToken, deviceToken }: SignedIn): AdminSession => {
    writeCookie(parts, reply, 'session', sessionToken, sessionSeconds)
    if (deviceToken) writeCookie(parts, reply, 'device', deviceToken, deviceSeconds)
    return withIsoDates(admin)
  }

  app.post(
    '/api/admin/login',
    {
      config: { access: 'anyone', language: 'en' },
      schema: { body: AdminLogin, response: { 200: AdminSession, 202: SignInStep } },
    },
    async (request, reply) => {
      const result = await signIn(parts, browserOf(parts, request), request.body, callerGone(request, reply))
      if ('stepToken' in result) {
        writeCookie(parts, reply, 'sign-in', result.stepToken, signInStepSeconds)
        return reply.code(202).send({ secondFactor: 'needed' })
      }
      return open(reply, result)
    },
  )

  app.post(
    '/api/admin/login/code',
    {
      config: { access: 'anyone', language: 'en' },
      schema: { body: EnterCode, response: { 200: AdminSession } },
    },
    async (request, reply) => {
      const signedIn = await finishSignIn(parts, browserOf(parts, request), request.body.code)
      clearCookie(parts, reply, 'sign-in')
      return open(reply, signedIn)
    },
  )

  app.get(
    '/api/admin/session',
    {
      config: forRight('account', { beforeSecondFactor: true }),
      schema: { response: { 200: AdminSession } },
    },
    async (request) => {
      const restore = await findUnconfirmedRestore(parts.db)
      return {
        ...withIsoDates(requireAdmin(request)),
        ...(restore && { unconfirmedBackup: restore.backupAt.toISOString() }),
      }
    },
  )

  app.post(
    '/api/admin/confirm-restore',
    { config: forRight('team', { language: 'id' }), schema: { response: { 204: NoContent } } },
    (request) => confirmRestore(parts.db, requireAdmin(request)),
  )

  app.post(
    '/api/admin/logout',
    { config: forRight('account', { beforeSecondFactor: true }), schema: { response: { 204: NoContent } } },
    async (request, reply) => {
      const session = tokenHash(readCookie(parts, request, 'session'))
      if (session) await deleteSession(parts.db, session)
      clearCookie(parts, reply, 'session')
      // Without "cookies": the device cookie and the access to this browser's own orders stay.
      return reply.header('clear-site-data', '"cache", "storage"').code(204).send(null)
    },
  )

  app.post(
    '/api/admin/password',
    {
      config: forRight('account', { language: 'id' }),
      schema: { body: ChangePassword, response: { 204: NoContent } },
    },
    async (request, reply) => {
      const { shopName } = await parts.settings.current()
      const kept = currentBrowser(parts, request)
      await changePassword(
        parts,
        shopName,
        requireAdmin(request),
        kept,
        request.body,
        callerGone(request, reply),
      )
    },
  )
}
