import type { AcceptInvitation } from '@dimsum/contract/credentials'
import type {
  ChangeRole,
  InviteMember,
  JoinedTeam,
  MadeInvitation,
  OpenInvitation,
  Team,
} from '@dimsum/contract/team'
import { api } from '@dimsum/web/api/client.ts'
import { queryOptions } from '@tanstack/react-query'

/** Members of the team and open invitations. */
export const teamQuery = queryOptions({
  queryKey: ['admin', 'team'],
  queryFn: ({ signal }) => api.get<Team>('/api/admin/team', { signal }),
  staleTime: 0,
})

export const inviteMember = (invitation: InviteMember) =>
  api.post<MadeInvitation>('/api/admin/team/invitations', invitation)
export const withdrawInvitation = (id: number) => api.delete(`/api/admin/team/invitations/${id}`)
export const changeRole = ({ id, ...change }: ChangeRole & { id: number }) =>
  api.patch(`/api/admin/team/members/${id}`, change)
export const endSessions = (id: number) => api.delete(`/api/admin/team/members/${id}/sessions`)
export const removeMember = (id: number) => api.delete(`/api/admin/team/members/${id}`)

export const readInvitation = (token: string) => api.post<OpenInvitation>('/api/invitations/read', { token })
export const acceptInvitation = (answer: AcceptInvitation) =>
  api.post<JoinedTeam>('/api/invitations/accept', answer)
