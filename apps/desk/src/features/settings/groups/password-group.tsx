import { Button } from '@dimsum/ui/button.tsx'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { newPassword } from '@dimsum/words/desk/new-password'
import { settingSections } from '@dimsum/words/setting-sections'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changePassword } from '../../../api/session.ts'
import { issueAt } from '../../../components/issue-at.ts'
import { longEnough, NewPasswordField, ShowPasswords } from '../../../components/new-password-field.tsx'

const required = (value: string) => (value === '' ? deskFields.required : '')

/** A new password; every other browser that is signed in is signed out. */
export function PasswordGroup() {
  // A new form each time: passwords do not stay in the page once they are changed.
  const [round, setRound] = useState(0)
  return <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [isShown, setShown] = useState(false)
  const { field, submit } = useCheckedFields(
    { oldPassword: { check: required }, newPassword: { check: longEnough } },
    'change-',
  )
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      toast({ title: newPassword.changed, description: newPassword.changedAbout, tone: 'success' })
      onChanged()
    },
  })
  const [oldIssue, newIssue] = [issueAt(change.error, 'oldPassword'), issueAt(change.error, 'newPassword')]
  return (
    <Card className="p-5">
      <form
        noValidate
        aria-labelledby="kata-sandi-title"
        className="grid gap-5"
        onSubmit={submit((passwords) => change.mutate(passwords))}
      >
        <h2 id="kata-sandi-title" tabIndex={-1} className="text-[1.25rem] leading-7 font-bold">
          <Say>{settingSections['kata-sandi'].name}</Say>
        </h2>
        <TextField
          {...field('oldPassword')}
          {...(oldIssue && { error: newPassword.oldWrong })}
          label={newPassword.old}
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
        />
        <NewPasswordField
          {...field('newPassword')}
          label={newPassword.new}
          isTooEasy={newIssue !== undefined}
          isShown={isShown}
        />
        <ShowPasswords isShown={isShown} onChange={setShown} />
        {change.isError && !oldIssue && !newIssue && <InlineAlert title={errorMessage(change.error)} />}
        <div>
          <Button type="submit" size="xl" busy={change.isPending} busyText={newPassword.changing}>
            <Say>{newPassword.change}</Say>
          </Button>
        </div>
      </form>
    </Card>
  )
}
