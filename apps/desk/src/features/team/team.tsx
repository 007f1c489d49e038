import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { LoadingRegion, Skeleton } from '@dimsum/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '../../api/team.ts'
import { InviteHelper } from './invite-helper.tsx'
import { MemberEntry } from './member-entry.tsx'
import { OpenInvitations } from './open-invitations.tsx'

/** Who works here with which rights; inviting, and letting go. */
export function TeamSettings() {
  const team = useQuery(teamQuery)
  if (team.isError) {
    return (
      <InlineAlert title="Tim belum bisa dimuat.">
        <p>{team.error.message}</p>
        <Button variant="outline" className="mt-3" onClick={() => team.refetch()}>
          Coba lagi
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
        <h2 className="text-[1.25rem] leading-7 font-bold">Anggota tim</h2>
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
