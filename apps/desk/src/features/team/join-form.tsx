import type { OpenInvitation } from '@dimsum/contract/team'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { joining as words } from '@dimsum/words/desk/joining'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { acceptInvitation } from '../../api/team.ts'
import { issueAt } from '../../components/issue-at.ts'
import { longEnough, NewPasswordField, ShowPasswords } from '../../components/new-password-field.tsx'

const named = (value: string) => (value.trim().length < 3 ? words.nameTooShort : '')

/** The invited person's own name and password; then she signs in like everybody else. */
export function JoinForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const [, navigate] = useLocation()
  const [isShown, setShown] = useState(false)
  const { field, submit } = useCheckedFields({ username: { check: named }, password: { check: longEnough } })
  const join = useMutation({
    mutationFn: acceptInvitation,
    onSuccess: ({ username }) => {
      toast({
        title: words.welcome(username),
        description: words.signInNow,
        tone: 'success',
      })
      navigate('/admin-login', { replace: true })
    },
  })
  const [nameIssue, passwordIssue] = [issueAt(join.error, 'username'), issueAt(join.error, 'password')]
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(({ username, password }) =>
        join.mutate({ token, username: username.trim(), password }),
      )}
    >
      <p>
        <Say
          parts={{
            role: (
              <strong>
                <Say>{roleNames[invitation.role]}</Say>
              </strong>
            ),
            about: <Say>{roleAbout[invitation.role]}</Say>,
            until: <ShopDate at={invitation.expiresAt} format="short-time" />,
          }}
        >
          {words.invited}
        </Say>
      </p>
      <TextField
        {...field('username')}
        {...(nameIssue && { error: nameIssue })}
        label={words.name}
        hint={words.nameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField
        {...field('password')}
        label={words.password}
        isTooEasy={passwordIssue !== undefined}
        isShown={isShown}
      />
      <ShowPasswords isShown={isShown} onChange={setShown} />
      {join.isError && !nameIssue && !passwordIssue && <InlineAlert title={errorMessage(join.error)} />}
      <Button type="submit" wide size="xl" busy={join.isPending} busyText={words.saving}>
        <Say>{words.join}</Say>
      </Button>
    </form>
  )
}
