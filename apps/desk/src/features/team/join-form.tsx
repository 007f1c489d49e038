import '@dimsum/web/api/schema-setup.ts'
import { AcceptInvitation } from '@dimsum/contract/credentials'
import type { OpenInvitation } from '@dimsum/contract/team'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { joining as words } from '@dimsum/words/desk/joining'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { acceptInvitation } from '../../api/team.ts'
import { NewPasswordField, newPasswordWords, ShowPasswords } from '../../components/new-password-field.tsx'

/** Name and password of the invited person, who then signs in as usual. */
export function JoinForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const [, navigate] = useLocation()
  const [isShown, setShown] = useState(false)
  const { field, submit, sending, failure } = useCallForm({
    resolver: zodResolver(AcceptInvitation),
    defaultValues: { token, username: '', password: '' },
    words: { username: { too_small: words.nameTooShort }, password: newPasswordWords },
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
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <Say.p
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
      </Say.p>
      <TextField
        {...field('username', { setValueAs: trimmed })}
        label={words.name}
        hint={words.nameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField {...field('password')} label={words.password} isShown={isShown} />
      <ShowPasswords isShown={isShown} onChange={setShown} />
      {failure && <InlineAlert title={errorMessage(failure)} />}
      <Button type="submit" wide size="xl" busy={sending.isPending} busyText={words.saving}>
        {words.join}
      </Button>
    </form>
  )
}

const trimmed = (typed: string) => typed.trim()
