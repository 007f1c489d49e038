import { passwordLength } from '@dimsum/contract/password-length'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import type { FieldWords } from '@dimsum/web/components/use-call-form.ts'
import { newPassword } from '@dimsum/words/desk/new-password'
import type { ComponentProps } from 'react'

/** Client-side checks; the server also rejects common and obvious passwords. */
export const newPasswordWords = {
  too_small: newPassword.tooShort(passwordLength.min),
  server: newPassword.tooEasy,
} satisfies FieldWords

type NewPasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'hint' | 'type' | 'autoComplete'> & {
  isShown: boolean
}

/** Input for a new password. */
export function NewPasswordField({ isShown, ...field }: NewPasswordFieldProps) {
  return (
    <TextField
      {...field}
      hint={newPassword.hint(passwordLength.min)}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
    />
  )
}

/** Checkbox that reveals the text of all password inputs of a form. */
export function ShowPasswords({
  isShown,
  onChange,
}: {
  isShown: boolean
  onChange: (isShown: boolean) => void
}) {
  return (
    <Checkbox
      name="show-passwords"
      label={newPassword.show}
      checked={isShown}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
