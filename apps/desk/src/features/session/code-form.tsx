import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { signInCode as words } from '@dimsum/words/desk/sign-in'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { enterCode } from '../../api/session.ts'
import { SignInStep } from './sign-in-step.tsx'
import { useSignedIn } from './use-signed-in.ts'

const required = (value: string) => (value.trim() === '' ? deskFields.codeRequired : '')

/** The second step of signing in: the app's code, or one of the codes kept for a lost phone. */
export function CodeForm({ onStartOver }: { onStartOver: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [isRecovery, setRecovery] = useState(false)
  const { field, submit, setValue } = useCheckedFields({ code: { check: required } })
  const signedIn = useSignedIn()
  const input = () => form.current?.querySelector<HTMLInputElement>('[name=code]')
  const enter = useMutation({
    mutationFn: enterCode,
    onSuccess: signedIn,
    onError: () => input()?.select(),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is another one after each switch.
  useEffect(() => input()?.focus(), [isRecovery])

  const change = () => {
    setValue('code', '')
    enter.reset()
    setRecovery(!isRecovery)
  }
  return (
    <SignInStep
      ref={form}
      onSubmit={submit(({ code }) => enter.mutate(code))}
      refusal={enter.error ? errorMessage(enter.error) : undefined}
      label={words.next}
      isBusy={enter.isPending}
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
          <Say>{isRecovery ? words.useApp : words.useRecoveryCode}</Say>
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          <Say>{words.startOver}</Say>
        </Button>
      </div>
    </SignInStep>
  )
}
