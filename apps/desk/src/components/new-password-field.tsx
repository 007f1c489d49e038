import { passwordLength } from '@dimsum/contract/password-length'
import { Checkbox } from '@dimsum/ui/checkbox.tsx'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { newPassword } from '@dimsum/words/desk/new-password'
import type { ComponentProps } from 'react'

/** The rule that a form can check; the server also refuses common and obvious passwords. */
export const longEnough = (value: string) =>
  [...value].length < passwordLength.min ? newPassword.tooShort(passwordLength.min) : ''

type NewPasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'hint' | 'type' | 'autoComplete'> & {
  /** The server refused it as too easy. */
  isTooEasy: boolean
  isShown: boolean
}

/** A password that someone chooses. */
export function NewPasswordField({ isTooEasy, isShown, ...field }: NewPasswordFieldProps) {
  return (
    <TextField
      {...field}
      {...(isTooEasy && { error: newPassword.tooEasy })}
      hint={newPassword.hint(passwordLength.min)}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
    />
  )
}

/** Shows what is typed in all password fields of a form. */
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
