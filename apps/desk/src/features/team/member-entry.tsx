import type { TeamMember } from '@dimsum/contract/team'
import { isRole, type Role, roles } from '@dimsum/domain/roles'
import { AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { memberRemoval, roleChange, team } from '@dimsum/words/desk/team'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSessionQuery } from '../../api/session.ts'
import { changeRole, endSessions, removeMember } from '../../api/team.ts'
import { useTeamAct } from './use-team-act.ts'

/** One member: role, sessions, and removal. */
export function MemberEntry({ member }: { member: TeamMember }) {
  const { id, username, role, sessions, signedInAt } = member
  const isSelf = useQuery({ ...adminSessionQuery, enabled: false }).data?.username === username
  const [asking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<Role | null>(null)
  // Keeps its value while the dialog's closing animation runs.
  const [shown, setShown] = useState<Role>(role)
  const giving = useTeamAct(changeRole, team.roleChanged)
  const ending = useTeamAct(endSessions, team.sessionsEnded(username))
  const removing = useTeamAct(removeMember, memberRemoval.removed(username))
  return (
    <li className="grid gap-3 py-4 first:pt-2 last:pb-0">
      <div>
        <h3 className="font-bold wrap-anywhere">
          <bdi>{username}</bdi>
          {isSelf && (
            <span className="font-medium text-kecap-700">
              {' '}
              <Say>{team.you}</Say>
            </span>
          )}
        </h3>
        <p className="text-small text-kecap-700">
          {signedInAt ? (
            <Say
              parts={{
                devices: <Say>{team.devices(sessions)}</Say>,
                at: <ShopDate at={signedInAt} format="short-time" />,
              }}
            >
              {team.signedIn}
            </Say>
          ) : (
            <Say>{team.notSignedIn}</Say>
          )}
        </p>
      </div>
      <SelectField
        name={`role-${id}`}
        label={team.roleOf(username)}
        hint={roleAbout[role]}
        value={role}
        // Owners cannot change their own role, so that they do not lose their rights by mistake.
        disabled={isSelf || giving.isPending}
        onChange={({ target }) => {
          if (!isRole(target.value) || target.value === role) return
          setChosen(target.value)
          setShown(target.value)
        }}
      >
        <Options names={roleNames} of={roles} />
      </SelectField>
      {!isSelf && (
        <div className="flex flex-wrap gap-2">
          {sessions > 0 && (
            <Button variant="outline" busy={ending.isPending} onClick={() => ending.mutate(id)}>
              {team.endSessions}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking(true)} aria-haspopup="dialog">
            {memberRemoval.ask}
          </Button>
        </div>
      )}
      <AlertDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        title={roleChange.title(username, roleNames[shown])}
        description={roleAbout[shown]}
        action={roleChange.change}
        onAction={() =>
          giving.mutate({ id, role: shown, expectedRole: role }, { onSettled: () => setChosen(null) })
        }
        isDanger={false}
        busy={giving.isPending}
        keep={roleChange.keep}
      />
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={memberRemoval.title(username)}
        description={memberRemoval.about}
        action={memberRemoval.remove}
        onAction={() => removing.mutate(id, { onSettled: () => setAsking(false) })}
        busy={removing.isPending}
        keep={memberRemoval.keep}
      />
    </li>
  )
}
