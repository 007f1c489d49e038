import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { enterCode } from '../../api/session.ts'
import { useSignedIn } from './use-signed-in.ts'

const required = (value: string) => (value.trim() === '' ? 'Code is required' : '')

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
    <form
      ref={form}
      noValidate
      lang="en"
      className="grid grid-cols-1 gap-5"
      onSubmit={submit(({ code }) => enter.mutate(code))}
    >
      <TextField
        {...field('code')}
        label={isRecovery ? 'Recovery code' : 'Code'}
        hint={
          isRecovery
            ? 'One of the ten codes you kept. Each works once.'
            : 'Six digits, from the authenticator app on your phone.'
        }
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="go"
      />
      {enter.isError && (
        <InlineAlert title="Login Failed">
          <p>{enter.error.message}</p>
        </InlineAlert>
      )}
      <Button type="submit" wide size="lg" busy={enter.isPending} busyText="Signing in...">
        Continue
      </Button>
      <div className="grid justify-items-center">
        <Button variant="quiet" onClick={change}>
          {isRecovery ? 'Use the app instead' : 'Lost your phone? Use a recovery code'}
        </Button>
        <Button variant="quiet" onClick={onStartOver}>
          Back to username and password
        </Button>
      </div>
    </form>
  )
}
