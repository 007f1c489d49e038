import { EnterCode } from '@dimsum/contract/credentials'
import { Button } from '@dimsum/ui/button.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { signIn, signInCode as words } from '@dimsum/words/desk/sign-in'
import { useEffect, useState } from 'react'
import { enterCode } from '../../api/session.ts'
import { CallForm } from '../../components/call-form.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** Second step of the sign-in: a TOTP code, or a recovery code. */
export function CodeForm({ onStartOver }: { onStartOver: () => void }) {
  const [isRecovery, setRecovery] = useState(false)
  const signedIn = useSignedIn()
  const callForm = useCallForm({
    resolver: zodResolver(EnterCode),
    defaultValues: { code: '' },
    mutationFn: enterCode,
    onSuccess: signedIn,
    onError: () => {
      form.setFocus('code', { shouldSelect: true })
    },
  })
  const { form, field, sending } = callForm
  const { setFocus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: each switch renders another input.
  useEffect(() => setFocus('code'), [isRecovery, setFocus])

  const change = () => {
    form.reset()
    sending.reset()
    setRecovery(!isRecovery)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <CallForm
        of={callForm}
        className="grid grid-cols-1 gap-5"
        failed={signIn.failed}
        action={words.next}
        button={{ size: 'lg' }}
        busyText={signIn.signingIn}
      >
        <TextField
          {...field('code')}
          label={isRecovery ? words.recoveryCode : words.code}
          hint={isRecovery ? words.recoveryHint : words.codeHint}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          enterKeyHint="go"
        />
      </CallForm>
      <div className="grid justify-items-center">
        <Button variant="quiet" onClick={change}>
          {isRecovery ? words.useApp : words.useRecoveryCode}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          {words.startOver}
        </Button>
      </div>
    </div>
  )
}
