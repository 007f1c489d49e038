import { AdminLogin } from '@dimsum/contract/credentials'
import { useLang, useText } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { signIn, signInRefusals } from '@dimsum/words/desk/sign-in'
import type { Message } from '@dimsum/words/sentence'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { logIn } from '../../api/session.ts'
import { CallForm } from '../../components/call-form.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** Name and password (product.md sections 2, 5 and 8). After a failure the values stay and the password is selected. */
export function LoginForm({ onCodeNeeded }: { onCodeNeeded: () => void }) {
  const signedIn = useSignedIn()
  const [shown, setShown] = useState(false)
  const callForm = useCallForm({
    resolver: zodResolver(AdminLogin),
    defaultValues: { username: '', password: '' },
    mutationFn: logIn,
    onSuccess: (answer) => ('secondFactor' in answer ? onCodeNeeded() : signedIn(answer)),
    onError: (error) => {
      toast({ title: signIn.failed, description: reasonOf(error), tone: 'danger' })
      form.setFocus('password', { shouldSelect: true })
    },
  })
  const { form, field, failure } = callForm
  return (
    <CallForm
      of={callForm}
      className="grid grid-cols-1 gap-5"
      failed={signIn.failed}
      reason={failure && reasonOf(failure)}
      action={signIn.signIn}
      button={{ size: 'lg' }}
      busyText={signIn.signingIn}
    >
      <TextField
        {...field('username')}
        label={signIn.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...field('password')}
        label={signIn.password}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        enterKeyHint="go"
        trailing={<ShowPassword isShown={shown} onChange={setShown} />}
      />
    </CallForm>
  )
}

function ShowPassword({ isShown, onChange }: { isShown: boolean; onChange: (isShown: boolean) => void }) {
  const [text, lang] = [useText(), useLang()]
  const label = isShown ? signIn.hidePassword : signIn.showPassword
  const Icon = isShown ? EyeOff : Eye
  return (
    <button
      type="button"
      aria-label={text(label)}
      lang={lang(label)}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
      className="inline-flex size-12 items-center justify-center rounded-input text-kecap-700 hover:bg-santan-100"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  )
}

const reasonOf = (error: Error): Message =>
  error instanceof ApiError && error.status !== 401 ? errorMessage(error) : signInRefusals.wrong
