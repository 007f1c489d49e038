import { ChangePassword } from '@dimsum/contract/credentials'
import { Card } from '@dimsum/ui/card.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { newPassword } from '@dimsum/words/desk/new-password'
import { settingSections } from '@dimsum/words/setting-sections'
import { useState } from 'react'
import { changePassword } from '../../../api/session.ts'
import { CallForm } from '../../../components/call-form.tsx'
import { CardTitle } from '../../../components/card-title.tsx'
import { NewPasswordField, newPasswordWords, ShowPasswords } from '../../../components/new-password-field.tsx'

/** Changes the password and signs out all other browsers. */
export function PasswordGroup() {
  // A new key remounts the form, so that passwords do not stay in the page after the change.
  const [round, setRound] = useState(0)
  return <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [isShown, setShown] = useState(false)
  const callForm = useCallForm({
    resolver: zodResolver(ChangePassword),
    defaultValues: { oldPassword: '', newPassword: '' },
    words: {
      oldPassword: { too_small: deskFields.required, server: newPassword.oldWrong },
      newPassword: newPasswordWords,
    },
    prefix: 'change-',
    mutationFn: changePassword,
    onSuccess: () => {
      toast({ title: newPassword.changed, description: newPassword.changedAbout, tone: 'success' })
      onChanged()
    },
  })
  return (
    <Card className="p-5">
      <CallForm
        of={callForm}
        labelledBy="kata-sandi-title"
        className="grid gap-5"
        action={newPassword.change}
        button={{ size: 'xl', className: 'justify-self-start' }}
        busyText={newPassword.changing}
      >
        <CardTitle id="kata-sandi-title" tabIndex={-1} title={settingSections['kata-sandi'].name} />
        <TextField
          {...callForm.field('oldPassword')}
          label={newPassword.old}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <NewPasswordField {...callForm.field('newPassword')} label={newPassword.new} isShown={isShown} />
        <ShowPasswords isShown={isShown} onChange={setShown} />
      </CallForm>
    </Card>
  )
}
