import type { MadeInvitation } from '@dimsum/contract/team'
import { isRole, type Role, roles } from '@dimsum/domain/roles'
import { Button } from '@dimsum/ui/button.tsx'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { SelectField } from '@dimsum/ui/select-field.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { inviteMember, teamQuery } from '../../api/team.ts'

/** Makes a link for one person. It is shown once: afterwards no one can read it again, here or in the database. */
export function InviteHelper() {
  const queries = useQueryClient()
  const [role, setRole] = useState<Role>('kitchen')
  const invite = useMutation({
    mutationFn: inviteMember,
    onSuccess: () => queries.invalidateQueries({ queryKey: teamQuery.queryKey }),
  })
  return (
    <Card className="grid gap-4 p-5">
      <div>
        <h2 className="text-[1.25rem] leading-7 font-bold">Undang ke tim</h2>
        <p className="mt-1 text-kecap-700">
          Tautannya berlaku untuk satu orang, satu kali, selama 48 jam. Ia memilih nama dan kata sandinya
          sendiri.
        </p>
      </div>
      <SelectField
        name="invite-role"
        label="Peran"
        hint={roleAbout[role].id}
        value={role}
        onChange={({ target }) => {
          if (isRole(target.value)) setRole(target.value)
        }}
      >
        {roles.toReversed().map((each) => (
          <option key={each} value={each}>
            {roleNames[each].id}
          </option>
        ))}
      </SelectField>
      <div>
        <Button size="xl" busy={invite.isPending} onClick={() => invite.mutate({ role })}>
          Buat undangan
        </Button>
      </div>
      {invite.isError && <InlineAlert title={invite.error.message} />}
      {invite.data && <InvitationLink invitation={invite.data} />}
    </Card>
  )
}

function InvitationLink({ invitation: { url, role } }: { invitation: MadeInvitation }) {
  const text = `Undangan masuk tim sebagai ${roleNames[role].id}, berlaku 48 jam dan satu kali: ${url}`
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    toast({ title: isCopied ? 'Tautan disalin' : 'Salin tautannya dari kotak di atas', lang: 'id' })
  }
  return (
    <div role="status" className="grid gap-3 rounded-input bg-pandan-100 p-4">
      <p className="font-bold">
        Undangan {roleNames[role].id} siap. Kirim sekarang: tautannya hanya tampil sekali.
      </p>
      <TextField
        name="invitation-link"
        label="Tautan undangan"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'primary' })}
        >
          Kirim lewat WhatsApp
        </a>
        <Button variant="outline" onClick={copy}>
          Salin tautan
        </Button>
      </div>
    </div>
  )
}
