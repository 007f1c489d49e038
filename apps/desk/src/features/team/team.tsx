import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { team as words } from '@dimsum/words/desk/team'
import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '../../api/team.ts'
import { InviteHelper } from './invite-helper.tsx'
import { MemberEntry } from './member-entry.tsx'
import { OpenInvitations } from './open-invitations.tsx'

/** Members with their roles, and invitations. */
export function TeamSettings() {
  const team = useQuery(teamQuery)
  if (team.isError) {
    return (
      <InlineAlert title={words.notLoaded}>
        <p>
          <Say>{errorMessage(team.error)}</Say>
        </p>
        <Button variant="outline" className="mt-3" onClick={() => team.refetch()}>
          <Say>{words.tryAgain}</Say>
        </Button>
      </InlineAlert>
    )
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
        <h2 className="text-[1.25rem] leading-7 font-bold">
          <Say>{words.members}</Say>
        </h2>
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
