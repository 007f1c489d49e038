import type { Message } from '@dimsum/words/sentence'
import '@dimsum/web/api/schema-setup.ts'
import { PasswordAndCode } from '@dimsum/contract/credentials'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { useCallForm } from '@dimsum/web/components/use-call-form.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { passwordAndCode as words } from '@dimsum/words/desk/second-factor'
import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useEffect } from 'react'

/** Asks for password and code, because another person may use an unattended screen. */
export function PasswordAndCodeForm<Answer>({
  send,
  onDone,
  action,
  hint,
  takesFocus = false,
  children,
}: {
  send: (given: PasswordAndCode) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** Label of the button. */
  action: Message
  /** Hint below the code's field. */
  hint: Message
  /** Focuses the form on mount, when it replaces the pressed button. */
  takesFocus?: boolean
  children?: ReactNode
}) {
  const { form, field, submit, sending, failure } = useCallForm({
    resolver: zodResolver(PasswordAndCode),
    defaultValues: { code: '', password: '' },
    words: {
      code: { too_small: deskFields.required, server: words.codeWrong },
      password: { too_small: deskFields.required, server: words.passwordWrong },
    },
    mutationFn: send,
    onSuccess: onDone,
  })
  const { setFocus } = form
  useEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
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
      {failure && <InlineAlert title={errorMessage(failure)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="xl" busy={sending.isPending} busyText={words.checking}>
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}
