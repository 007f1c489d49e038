import type { PasswordAndCode } from '@dimsum/contract/second-factor'
import { Button } from '@dimsum/ui/button.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { useCheckedFields } from '@dimsum/ui/use-checked-fields.ts'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

const required = (value: string) => (value.trim() === '' ? 'Wajib diisi.' : '')

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
  action: string
  /** Under the code's field. */
  hint: string
  /** It opens in the place of the button that was pressed. */
  takesFocus?: boolean
  children?: ReactNode
}) {
  const { field, submit } = useCheckedFields({ code: { check: required }, password: { check: required } })
  useEffect(() => {
    if (takesFocus) document.getElementById('code')?.focus()
  }, [takesFocus])
  const change = useMutation({ mutationFn: send, onSuccess: onDone })
  const refused = (name: keyof PasswordAndCode) =>
    change.error instanceof ApiError && change.error.issues.some(({ path }) => path === name)
  return (
    <form noValidate className="grid gap-5" onSubmit={submit((given) => change.mutate(given))}>
      <TextField
        {...field('code')}
        {...(refused('code') && { error: 'Kode belum benar, atau sudah dipakai. Tunggu kode berikutnya.' })}
        label="Kode"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        {...field('password')}
        {...(refused('password') && { error: 'Kata sandi belum benar.' })}
        label="Kata sandi Anda"
        type="password"
        autoComplete="current-password"
      />
      {change.isError && !refused('code') && !refused('password') && (
        <InlineAlert title={messageOf(change.error)} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="xl" busy={change.isPending} busyText="Memeriksa…">
          {action}
        </Button>
        {children}
      </div>
    </form>
  )
}

const messageOf = (error: Error) =>
  error instanceof ApiError && error.status === 429 && error.retryAfter !== undefined
    ? `Terlalu banyak percobaan. Coba lagi dalam ${Math.max(1, Math.ceil(error.retryAfter / 60))} menit.`
    : error.message
