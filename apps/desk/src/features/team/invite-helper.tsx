import type { MadeInvitation } from '@dimsum/contract/team'
import { isRole, type Role, roles } from '@dimsum/domain/roles'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { Options, SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useFirstPress } from '@dimsum/ui/use-first-press.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { invitations as words } from '@dimsum/words/desk/team'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inviteMember, teamQuery } from '../../api/team.ts'
import { CardTitle } from '../../components/card-title.tsx'

/** Creates an invitation link for one person. It is shown once: only its hash is stored. */
export function InviteHelper() {
  const queries = useQueryClient()
  const [role, setRole] = useState<Role>('kitchen')
  const invite = useMutation({
    mutationFn: inviteMember,
    onSuccess: () => queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
  const make = useFirstPress(() => invite.mutate({ role }))
  return (
    <Card className="grid gap-4 p-5">
      <CardTitle title={words.title} about={words.about} />
      <SelectField
        name="invite-role"
        label={words.role}
        hint={roleAbout[role]}
        value={role}
        onChange={({ target }) => {
          if (isRole(target.value)) setRole(target.value)
        }}
      >
        <Options names={roleNames} of={roles.toReversed()} />
      </SelectField>
      <div>
        <Button size="xl" busy={invite.isPending} onClick={make}>
          {words.make}
        </Button>
      </div>
      {invite.isError && <InlineAlert title={errorMessage(invite.error)} />}
      {invite.data && <InvitationLink invitation={invite.data} />}
    </Card>
  )
}

function InvitationLink({ invitation: { url, role } }: { invitation: MadeInvitation }) {
  const message = useText()(words.message(roleNames[role], url))
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    toast({ title: isCopied ? words.copied : words.notCopied })
  }
  return (
    <div role="status" className="grid gap-3 rounded-input bg-pandan-100 p-4">
      <Say.p className="font-bold">{words.ready(roleNames[role])}</Say.p>
      <TextField
        name="invitation-link"
        label={words.link}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'primary' })}
        >
          <Say>{words.sendByWhatsapp}</Say>
        </a>
        <Button variant="outline" onClick={copy}>
          {words.copy}
        </Button>
      </div>
    </div>
  )
}
