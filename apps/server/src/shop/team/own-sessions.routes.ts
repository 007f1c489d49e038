import { RowIdParams } from '@dimsum/contract/fields'
import { OwnSessions } from '@dimsum/contract/own-sessions'
import { z } from 'zod'
import { tokenHash } from '../../platform/config/secret-token.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { requireAdmin } from '../../platform/http/access/access.ts'
import { readCookie } from '../../platform/http/request/cookies.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { listSessionsOf } from './sessions.queries.ts'

const own = { access: 'admin', right: 'account', language: 'id' } as const

/** The browsers one is signed in with; a lost one is signed out here. */
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
          ...session,
          signedInAt: session.signedInAt.toISOString(),
          lastSeenAt: session.lastSeenAt.toISOString(),
          isThis: session.id === sessionId,
        })),
      }
    },
  )

  app.delete(
    '/api/admin/sessions/:id',
    {
      config: own,
      schema: { params: RowIdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await endSession(db, requireAdmin(request), request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/admin/sessions/end-others',
    { config: own, schema: { response: { 204: z.null() } } },
    async (request, reply) => {
      const session = tokenHash(readCookie(parts, request, 'session'))
      if (!session) throw new ShopError('unauthenticated')
      const kept = { session, device: tokenHash(readCookie(parts, request, 'device')) }
      await endOtherSessions(db, requireAdmin(request), kept)
      return reply.code(204).send(null)
    },
  )
}
