import '@dimsum/web/api/schema-setup.ts'
import { EnterCode } from '@dimsum/contract/credentials'
import { Button } from '@dimsum/ui/button.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { signInCode as words } from '@dimsum/words/desk/sign-in'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { enterCode } from '../../api/session.ts'
import { SignInStep } from './sign-in-step.tsx'
import { useSignedIn } from './use-signed-in.ts'

/** Second step of the sign-in: a TOTP code, or a recovery code. */
export function CodeForm({ onStartOver }: { onStartOver: () => void }) {
  const [isRecovery, setRecovery] = useState(false)
  const signedIn = useSignedIn()
  const { form, field, submit, sending } = useCallForm({
    resolver: zodResolver(EnterCode),
    defaultValues: { code: '' },
    mutationFn: enterCode,
    onSuccess: signedIn,
    onError: () => {
      form.setFocus('code', { shouldSelect: true })
    },
  })
  const { setFocus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: each switch renders another input.
  useEffect(() => setFocus('code'), [isRecovery, setFocus])

  const change = () => {
    form.reset()
    sending.reset()
    setRecovery(!isRecovery)
  }
  return (
    <SignInStep
      onSubmit={submit}
      refusal={sending.error ? errorMessage(sending.error) : undefined}
      label={words.next}
      isBusy={sending.isPending}
      fields={
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
      }
    >
      <div className="grid justify-items-center">
        <Button variant="quiet" onClick={change}>
          {isRecovery ? words.useApp : words.useRecoveryCode}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          {words.startOver}
        </Button>
      </div>
    </SignInStep>
  )
}
