import { AcceptInvitation, InvitationToken } from '@dimsum/contract/credentials'
import { RowIdParams } from '@dimsum/contract/fields'
import {
  ChangeRole,
  InviteMember,
  JoinedTeam,
  MadeInvitation,
  OpenInvitation,
  Team,
} from '@dimsum/contract/team'
import { z } from 'zod'
import type { Db } from '../../platform/db/connection.ts'
import { forRight, requireAdmin } from '../../platform/http/access/access.ts'
import { clientAddress } from '../../platform/http/request/client-address.ts'
import { callerGone } from '../../platform/http/request/on-response-end.ts'
import { originForLinks } from '../../platform/http/request/public-origin.ts'
import { limit } from '../../platform/limits/limit.ts'
import { withIsoDates } from '../iso-dates.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { changeRole, endSessions, removeMember } from './change-team.ts'
import { listOpenInvitations } from './invitations.queries.ts'
import { acceptInvitation, inviteMember, readInvitation, withdrawInvitation } from './invite-member.ts'
import { listMembers } from './team.queries.ts'

const owners = forRight('team', { language: 'id' })
const NoContent = z.null()
const onMember = { params: RowIdParams, response: { 204: NoContent } }

/** The team's members, inviting and removing them, and joining by an invitation. */
export const teamRoutes: ShopFeature = (app, parts) => {
  const { db } = parts

  app.get('/api/admin/team', { config: owners, schema: { response: { 200: Team } } }, () => presentTeam(db))

  app.post(
    '/api/admin/team/invitations',
    { config: owners, schema: { body: InviteMember, response: { 201: MadeInvitation } } },
    async (request) => {
      const origin = originForLinks(parts.config, request)
      return inviteMember(db, requireAdmin(request), request.body.role, origin)
    },
  )

  app.delete('/api/admin/team/invitations/:id', { config: owners, schema: onMember }, (request) =>
    withdrawInvitation(db, requireAdmin(request), request.params.id),
  )

  app.patch(
    '/api/admin/team/members/:id',
    { config: owners, schema: { ...onMember, body: ChangeRole } },
    (request) => changeRole(db, requireAdmin(request), request.params.id, request.body),
  )

  app.delete('/api/admin/team/members/:id/sessions', { config: owners, schema: onMember }, (request) =>
    endSessions(db, requireAdmin(request), request.params.id),
  )

  app.delete('/api/admin/team/members/:id', { config: owners, schema: onMember }, (request) =>
    removeMember(db, requireAdmin(request), request.params.id),
  )

  app.post(
    '/api/invitations/read',
    { config: { access: 'anyone' }, schema: { body: InvitationToken, response: { 200: OpenInvitation } } },
    async (request) => {
      await limit(parts, 'invitations-per-address', clientAddress(request))
      return readInvitation(db, request.body.token)
    },
  )

  app.post(
    '/api/invitations/accept',
    { config: { access: 'anyone' }, schema: { body: AcceptInvitation, response: { 201: JoinedTeam } } },
    async (request, reply) => {
      await limit(parts, 'invitations-per-address', clientAddress(request))
      const { shopName } = await parts.settings.current()
      return acceptInvitation(db, shopName, request.body, callerGone(request, reply))
    },
  )
}

const presentTeam = async (db: Db): Promise<Team> => {
  const [members, invitations] = await Promise.all([listMembers(db), listOpenInvitations(db)])
  return { members: members.map(withIsoDates), invitations: invitations.map(withIsoDates) }
}
