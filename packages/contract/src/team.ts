import { roles } from '@dimsum/domain/roles'
import { z } from 'zod'
import { WireInstant } from './fields.ts'

/** Those who work in the shop, and invitations to join them. */

const RoleField = z.enum(roles)

export const TeamMember = z.object({
  id: z.int(),
  username: z.string(),
  role: RoleField,
  createdAt: WireInstant,
  /** Browsers that are signed in now. */
  sessions: z.int(),
  /** The latest of them signed in then; null: none. */
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
/** The link is in this answer only; what is stored opens nothing. */
export const MadeInvitation = Invitation.extend({ url: z.string() })
export type MadeInvitation = z.infer<typeof MadeInvitation>

export const ChangeRole = z.object({
  role: RoleField,
  /** What the screen showed; a difference is a conflict. */
  expectedRole: RoleField.optional(),
})
export type ChangeRole = z.infer<typeof ChangeRole>

export const OpenInvitation = z.object({ role: RoleField, expiresAt: WireInstant })
export type OpenInvitation = z.infer<typeof OpenInvitation>

export const JoinedTeam = z.object({ username: z.string(), role: RoleField })
export type JoinedTeam = z.infer<typeof JoinedTeam>

/** Where an invitation leads. The token stands behind `#`, which browsers keep to themselves (`order-links.ts`). */
export const invitationPath = (token: string): string => `/admin-undangan#key=${token}`
