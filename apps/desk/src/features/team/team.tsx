import { Card } from '@dimsum/ui/card.tsx'
import { team as words } from '@dimsum/words/desk/team'
import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '../../api/team.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { InviteHelper } from './invite-helper.tsx'
import { MemberEntry } from './member-entry.tsx'
import { OpenInvitations } from './open-invitations.tsx'

/** Members with their roles, and invitations. */
export function TeamSettings() {
  const team = useQuery(teamQuery)
  if (!team.data) {
    return (
      <QueryState
        query={team}
        notLoaded={words.notLoaded}
        className="grid max-w-form gap-6"
        bars={['h-48 w-full rounded-card', 'h-80 w-full rounded-card']}
      />
    )
  }
  const { members, invitations } = team.data
  return (
    <div className="grid max-w-form gap-6">
      <Card className="grid gap-2 p-5">
        <CardTitle title={words.members} />
        <ul className="grid divide-y divide-garis">
          {members.map((member) => (
            <MemberEntry key={member.id} member={member} />
          ))}
        </ul>
      </Card>
      <InviteHelper />
      <OpenInvitations invitations={invitations} />
    </div>
  )
}
