import { CardTitle } from '../../../components/card-title.tsx'
import '@dimsum/web/api/schema-setup.ts'
import { ChangePassword } from '@dimsum/contract/credentials'
import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { newPassword } from '@dimsum/words/desk/new-password'
import { settingSections } from '@dimsum/words/setting-sections'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { changePassword } from '../../../api/session.ts'
import { NewPasswordField, newPasswordWords, ShowPasswords } from '../../../components/new-password-field.tsx'

/** Changes the password and signs out all other browsers. */
export function PasswordGroup() {
  // A new key remounts the form, so that passwords do not stay in the page after the change.
  const [round, setRound] = useState(0)
  return <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [isShown, setShown] = useState(false)
  const { field, submit, sending, failure } = useCallForm({
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
      <form noValidate aria-labelledby="kata-sandi-title" className="grid gap-5" onSubmit={submit}>
        <CardTitle id="kata-sandi-title" tabIndex={-1} title={settingSections['kata-sandi'].name} />
        <TextField
          {...field('oldPassword')}
          label={newPassword.old}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <NewPasswordField {...field('newPassword')} label={newPassword.new} isShown={isShown} />
        <ShowPasswords isShown={isShown} onChange={setShown} />
        {failure && <InlineAlert title={errorMessage(failure)} />}
        <div>
          <Button type="submit" size="xl" busy={sending.isPending} busyText={newPassword.changing}>
            {newPassword.change}
          </Button>
        </div>
      </form>
    </Card>
  )
}
