import { TextField } from '@dimsum/ui/text-field.tsx'
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form'
import { caretAfter, digitsIn, grouped } from './grouped-digits.ts'

type WholeNumberFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Pick<
  UseControllerProps<Values, Name>,
  'name' | 'rules'
> &
  Required<Pick<UseControllerProps<Values, Name>, 'control'>> &
  Pick<ComponentProps<typeof TextField>, 'id' | 'label' | 'hint' | 'error' | 'optional'>

/** A whole number of at least 0, its thousands grouped as it is typed: `58.000`. Its value is `null` while the field is empty. */
export function WholeNumberField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  rules,
  control,
  ...texts
}: WholeNumberFieldProps<Values, Name>) {
  const { field } = useController({ name, control, ...(rules && { rules }) })
  const value: number | null = field.value
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<number | null>(null)

  // The points move the text; the caret stays behind the digit it was behind.
  useLayoutEffect(() => {
    if (caret !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret, caret)
  }, [caret])

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsIn(target.value)
    const before = digitsIn(target.value.slice(0, target.selectionStart ?? target.value.length))
    setCaret(caretAfter(grouped(digits), before.length))
    field.onChange(digits === '' ? null : Number(digits))
  }
  return (
    <TextField
      {...texts}
      name={name}
      ref={(node) => {
        input.current = node
        field.ref(node)
      }}
      onBlur={field.onBlur}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : grouped(String(value))}
      onChange={change}
    />
  )
}
