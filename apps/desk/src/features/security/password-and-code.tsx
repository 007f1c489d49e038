import type { PasswordAndCode } from '@dimsum/contract/second-factor'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { type Said, Say } from '@dimsum/ui/say.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { errorMessage } from '@dimsum/web/api/api-error.ts'
import { deskFields } from '@dimsum/words/desk/fields'
import { passwordAndCode as words } from '@dimsum/words/desk/second-factor'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { issueAt } from '../../components/issue-at.ts'

const required = (value: string) => (value.trim() === '' ? deskFields.required : '')

/** Asks for both, since a screen left open is not its owner. */
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
  /** The button's words. */
  action: Said
  /** Under the code's field. */
  hint: Said
  /** It opens in the place of the button that was pressed. */
  takesFocus?: boolean
  children?: ReactNode
}) {
  const { field, submit } = useCheckedFields({ code: { check: required }, password: { check: required } })
  useEffect(() => {
    if (takesFocus) document.getElementById('code')?.focus()
  }, [takesFocus])
  const change = useMutation({ mutationFn: send, onSuccess: onDone })
  const [codeIssue, passwordIssue] = [issueAt(change.error, 'code'), issueAt(change.error, 'password')]
  return (
    <form noValidate className="grid gap-5" onSubmit={submit((given) => change.mutate(given))}>
      <TextField
        {...field('code')}
        {...(codeIssue && { error: words.codeWrong })}
        label={words.code}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        {...field('password')}
        {...(passwordIssue && { error: words.passwordWrong })}
        label={words.password}
        type="password"
        autoComplete="current-password"
      />
      {change.isError && !codeIssue && !passwordIssue && <InlineAlert title={errorMessage(change.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="xl" busy={change.isPending} busyText={words.checking}>
          <Say>{action}</Say>
        </Button>
        {children}
      </div>
    </form>
  )
}
