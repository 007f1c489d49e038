import type { Invitation } from '@dimsum/contract/team'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { roleNames } from '@dimsum/words/desk/roles'
import { withdrawInvitation } from '../../api/team.ts'
import { useTeamAct } from './use-team-act.ts'

/** Links that can still be used; one that went astray is withdrawn here. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const withdraw = useTeamAct(withdrawInvitation, 'Undangan dibatalkan')
  if (invitations.length === 0) return null
  return (
    <Card className="grid gap-2 p-5">
      <h2 className="text-[1.25rem] leading-7 font-bold">Undangan terbuka</h2>
      <ul className="grid divide-y divide-garis">
        {invitations.map(({ id, role, invitedBy, createdAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-bold">{roleNames[role].id}</p>
              <p className="text-small text-kecap-700">
                dibuat <ShopDate at={createdAt} format="short-time" /> oleh {invitedBy}
                <br />
                berlaku sampai <ShopDate at={expiresAt} format="short-time" />
              </p>
            </div>
            <Button
              variant="outline"
              aria-label={`Batalkan undangan ${roleNames[role].id} nomor ${id}`}
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate(id)}
            >
              Batalkan
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
