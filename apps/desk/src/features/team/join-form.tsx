import { AcceptInvitation } from '@dimsum/contract/credentials'
import type { OpenInvitation } from '@dimsum/contract/team'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { joining as words } from '@dimsum/words/desk/joining'
import { roleAbout, roleNames } from '@dimsum/words/desk/roles'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { acceptInvitation } from '../../api/team.ts'
import { CallForm } from '../../components/call-form.tsx'
import { NewPasswordField, newPasswordWords, ShowPasswords } from '../../components/new-password-field.tsx'

/** Name and password of the invited person, who then signs in as usual. */
export function JoinForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const [, navigate] = useLocation()
  const [isShown, setShown] = useState(false)
  const callForm = useCallForm({
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
    <CallForm of={callForm} className="grid grid-cols-1 gap-5" action={words.join}>
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
        {...callForm.field('username', { setValueAs: trimmed })}
        label={words.name}
        hint={words.nameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NewPasswordField {...callForm.field('password')} label={words.password} isShown={isShown} />
      <ShowPasswords isShown={isShown} onChange={setShown} />
    </CallForm>
  )
}

const trimmed = (typed: string) => typed.trim()
