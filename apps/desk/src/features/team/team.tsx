import { Card } from '@dimsum/ui/card.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { team as words } from '@dimsum/words/desk/team'
import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '../../api/team.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { InviteHelper } from './invite-helper.tsx'
import { MemberEntry } from './member-entry.tsx'
import { OpenInvitations } from './open-invitations.tsx'

/** Members with their roles, and invitations. */
export function TeamSettings() {
  const team = useQuery(teamQuery)
  if (team.isError) {
    return <NotLoaded words={words} error={team.error} onRetry={team.refetch} />
  }
  if (!team.data) {
    return (
      <LoadingRegion className="grid max-w-form gap-6">
        <Skeleton className="h-48 w-full rounded-card" />
        <Skeleton className="h-80 w-full rounded-card" />
      </LoadingRegion>
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
