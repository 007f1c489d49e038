import type { TeamMember } from '@dimsum/contract/team'
import { isRole, roles } from '@dimsum/domain/roles'
import { AlertCancel, AlertDialog } from '@dimsum/ui/alert-dialog.tsx'
import { Button } from '@dimsum/ui/button.tsx'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminSessionQuery } from '../../api/session.ts'
import { changeRole, endSessions, removeMember } from '../../api/team.ts'
import { useTeamAct } from './use-team-act.ts'

/** One of the team: her role, where she is signed in, and how she leaves. */
export function MemberEntry({ member }: { member: TeamMember }) {
  const { id, username, role, sessions, signedInAt } = member
  const isSelf = useQuery({ ...adminSessionQuery, enabled: false }).data?.username === username
  const [asking, setAsking] = useState(false)
  const giving = useTeamAct(changeRole, 'Peran diganti')
  const ending = useTeamAct(endSessions, `${username} dikeluarkan dari semua perangkat`)
  const removing = useTeamAct(removeMember, `${username} dihapus dari tim`)
  return (
    <li className="grid gap-3 py-4 first:pt-2 last:pb-0">
      <div>
        <h3 className="font-bold wrap-anywhere">
          <bdi>{username}</bdi>
          {isSelf && <span className="font-medium text-kecap-700"> (Anda)</span>}
        </h3>
        <p className="text-small text-kecap-700">
          {signedInAt ? (
            <>
              Masuk di {sessions} perangkat, terakhir <ShopDate at={signedInAt} format="short-time" />
            </>
          ) : (
            'Tidak sedang masuk'
          )}
        </p>
      </div>
      <SelectField
        name={`role-${id}`}
        label={`Peran ${username}`}
        hint={roleAbout[role].id}
        value={role}
        // A slip of the thumb must not cost the owner her own rights.
        disabled={isSelf || giving.isPending}
        onChange={({ target }) => {
          if (isRole(target.value)) giving.mutate({ id, role: target.value, expectedRole: role })
        }}
      >
        {roles.map((each) => (
          <option key={each} value={each}>
            {roleNames[each].id}
          </option>
        ))}
      </SelectField>
      {!isSelf && (
        <div className="flex flex-wrap gap-2">
          {sessions > 0 && (
            <Button variant="outline" busy={ending.isPending} onClick={() => ending.mutate(id)}>
              Keluarkan dari semua perangkat
            </Button>
          )}
          <Button variant="quiet" onClick={() => setAsking(true)} aria-haspopup="dialog">
            Hapus dari tim …
          </Button>
        </div>
      )}
      <AlertDialog
        open={asking}
        lang="id"
        onOpenChange={setAsking}
        title={`Hapus ${username} dari tim?`}
        description="Ia langsung keluar dari semua perangkat dan tidak bisa masuk lagi. Yang pernah dikerjakannya tetap tercatat atas namanya."
      >
        <Button
          variant="danger"
          size="xl"
          wide
          busy={removing.isPending}
          onClick={() => removing.mutate(id, { onSettled: () => setAsking(false) })}
        >
          Hapus dari tim
        </Button>
        <AlertCancel>Jangan hapus</AlertCancel>
      </AlertDialog>
    </li>
  )
}
