import { TextField } from '@dimsum/ui/text-field.tsx'
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { caretAfter, digitsIn, grouped } from './grouped-digits.ts'

type WholeNumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'type'> & {
  /** `null` while the field is empty. */
  value: number | null
  onNumber: (value: number | null) => void
}

/** A whole number of at least 0, its thousands grouped as it is typed: `58.000`. */
export function WholeNumberField({ value, onNumber, ...field }: WholeNumberFieldProps) {
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
    onNumber(digits === '' ? null : Number(digits))
  }
  return (
    <TextField
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : grouped(String(value))}
      onChange={change}
    />
  )
}
