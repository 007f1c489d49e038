import { RowIdParams } from '@dimsum/contract/fields'
import { OwnSessions } from '@dimsum/contract/own-sessions'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import { readCookie } from '../../platform/http/request/cookies.ts'
import { withIsoDates } from '../iso-dates.ts'
import type { ShopFeature, ShopParts } from '../shop-parts.ts'
import type { CurrentBrowser } from './change-password.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { listSessionsOf } from './sessions.queries.ts'

/** The session and browser of a call that ends all other sessions. */
export const currentBrowser = (parts: ShopParts, request: FastifyRequest): CurrentBrowser => {
  const session = tokenHash(readCookie(parts, request, 'session'))
  if (!session) throw new ShopError('unauthenticated')
  return { session, device: tokenHash(readCookie(parts, request, 'device')) }
}

const own = forRight('account', { language: 'id' })

/** The user's own sessions; one on a lost device can be ended here. */
export const ownSessionRoutes: ShopFeature = (app, parts) => {
  const { db } = parts

  app.get(
    '/api/admin/sessions',
    { config: own, schema: { response: { 200: OwnSessions } } },
    async (request) => {
      const { id, sessionId } = requireAdmin(request)
      const sessions = await listSessionsOf(db, id)
      return {
        sessions: sessions.map((session) => ({
          ...withIsoDates(session),
          isThis: session.id === sessionId,
        })),
      }
    },
  )

  app.delete(
    '/api/admin/sessions/:id',
    { config: own, schema: { params: RowIdParams, response: { 204: z.null() } } },
    (request) => endSession(db, requireAdmin(request), request.params.id),
  )

  app.post(
    '/api/admin/sessions/end-others',
    { config: own, schema: { response: { 204: z.null() } } },
    (request) => endOtherSessions(db, requireAdmin(request), currentBrowser(parts, request)),
  )
}
