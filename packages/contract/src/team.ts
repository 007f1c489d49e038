import { roles } from '@dimsum/domain/roles'
import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** Users of the desk and invitations. */

const RoleField = z.enum(roles)

export const TeamMember = z.object({
  id: z.int(),
  username: z.string(),
  role: RoleField,
  createdAt: WireInstant,
  /** Open sessions. */
  sessions: z.int(),
  /** When the latest of them signed in; null: none. */
  signedInAt: WireInstant.nullable(),
})
export type TeamMember = z.infer<typeof TeamMember>

export const Invitation = z.object({
  id: z.int(),
  role: RoleField,
  invitedBy: z.string(),
  createdAt: WireInstant,
  expiresAt: WireInstant,
})
export type Invitation = z.infer<typeof Invitation>

export const Team = z.object({ members: z.array(TeamMember), invitations: z.array(Invitation) })
export type Team = z.infer<typeof Team>

export const InviteMember = z.object({ role: RoleField })
export type InviteMember = z.infer<typeof InviteMember>
/** Only this answer contains the link: the database stores a hash of its token. */
export const MadeInvitation = Invitation.extend({ url: z.string() })
export type MadeInvitation = z.infer<typeof MadeInvitation>

export const ChangeRole = z.object({
  role: RoleField,
  /** The value the screen showed; a difference is a conflict. */
  expectedRole: RoleField.optional(),
})
export type ChangeRole = z.infer<typeof ChangeRole>

export const OpenInvitation = z.object({ role: RoleField, expiresAt: WireInstant })
export type OpenInvitation = z.infer<typeof OpenInvitation>

export const JoinedTeam = z.object({ username: z.string(), role: RoleField })
export type JoinedTeam = z.infer<typeof JoinedTeam>

/** The page of an invitation. The token is in the fragment (`#`), which browsers do not send (`order-links.ts`). */
export const invitationPath = (token: string): string => `/admin-undangan#key=${token}`
