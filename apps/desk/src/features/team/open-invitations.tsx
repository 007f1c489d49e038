import type { Invitation } from '@dimsum/contract/team'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { roleNames } from '@dimsum/words/desk/roles'
import { invitations as words } from '@dimsum/words/desk/team'
import { withdrawInvitation } from '../../api/team.ts'
import { CardTitle } from '../../components/card-title.tsx'
import { useTeamAct } from './use-team-act.ts'

/** Unused invitations; each can be withdrawn. */
export function OpenInvitations({ invitations }: { invitations: readonly Invitation[] }) {
  const text = useText()
  const withdraw = useTeamAct(withdrawInvitation, words.withdrawn)
  if (invitations.length === 0) return null
  return (
    <Card className="grid gap-2 p-5">
      <CardTitle title={words.open} />
      <ul className="grid divide-y divide-garis">
        {invitations.map(({ id, role, invitedBy, createdAt, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <Say.p className="font-bold">{roleNames[role]}</Say.p>
              <p className="text-small text-kecap-700">
                <Say parts={{ at: <ShopDate at={createdAt} format="short-time" />, who: invitedBy }}>
                  {words.made}
                </Say>
                <br />
                <Say parts={{ at: <ShopDate at={expiresAt} format="short-time" /> }}>{words.validUntil}</Say>
              </p>
            </div>
            <Button
              variant="outline"
              aria-label={text(words.withdrawOf(roleNames[role], id))}
              busy={withdraw.isPending}
              onClick={() => withdraw.mutate(id)}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
