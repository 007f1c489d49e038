import { PasswordAndCode } from '@dimsum/contract/credentials'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { zodResolver } from '@dimsum/web/components/zod-resolver.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { passwordAndCode as words } from '@dimsum/words/desk/second-factor'
import type { Message } from '@dimsum/words/sentence'
import { useEffect } from 'react'
import { CallForm } from '../../components/call-form.tsx'

/** Asks for password and code, because another person may use an unattended screen. */
export function PasswordAndCodeForm<Answer>({
  send,
  onDone,
  action,
  hint,
  onCancel,
}: {
  send: (given: PasswordAndCode) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Label of the button. */
  action: Message
  /** Hint below the code's field. */
  hint: Message
  /** For a form that replaces the pressed button: it takes the focus, and can be closed. */
  onCancel?: () => void
}) {
  const callForm = useCallForm({
    resolver: zodResolver(PasswordAndCode),
    defaultValues: { code: '', password: '' },
    words: {
      code: { too_small: deskFields.required, server: words.codeWrong },
      password: { too_small: deskFields.required, server: words.passwordWrong },
    },
    mutationFn: send,
    onSuccess: onDone,
  })
  const { field } = callForm
  const { setFocus } = callForm.form
  const takesFocus = onCancel !== undefined
  useEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])
  return (
    <CallForm
      of={callForm}
      className="grid gap-5"
      action={action}
      busyText={words.checking}
      {...(onCancel && { keep: words.cancel, onKeep: onCancel })}
    >
      <TextField
        {...field('code')}
        label={words.code}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        {...field('password')}
        label={words.password}
        type="password"
        autoComplete="current-password"
      />
    </CallForm>
  )
}
