import { readAmount, readCount, readPercent, type TypedNumber, typedText } from '@dimsum/domain/typed-number'
import { TextField } from '@dimsum/ui/text-field.tsx'
import { deskFields } from '@dimsum/words/desk/fields'
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form'

const kinds = {
  count: { read: readCount, wrong: deskFields.countWrong },
  amount: { read: readAmount, wrong: deskFields.amountWrong },
  percent: { read: readPercent, wrong: deskFields.percentWrong },
} as const

type NumberFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Sent> = Required<
  Pick<UseControllerProps<Values, Name, Sent>, 'name' | 'control'>
> &
  Pick<
    ComponentProps<typeof TextField>,
    'id' | 'label' | 'hint' | 'error' | 'optional' | 'placeholder' | 'readOnly'
  > & {
    of?: keyof typeof kinds
    /** An extra rule besides being a number; rules of a schema belong into its resolver. */
    validate?: (value: number | null, values: Values) => boolean
  }

/**
 * A whole number input. Its value is `null` while it is empty, and the typed text while that is not a number: typed
 * text is never dropped, and every schema rejects it. Thousands separators are inserted while digits are typed.
 */
export function NumberField<Values extends FieldValues, Name extends FieldPath<Values>, Sent>({
  name,
  control,
  of = 'count',
  validate,
  error,
  ...texts
}: NumberFieldProps<Values, Name, Sent>) {
  const { read, wrong } = kinds[of]
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value: TypedNumber, values: Values) =>
        typeof value !== 'string' && (validate?.(value, values) ?? true),
    },
  })
  const value: TypedNumber | undefined = field.value
  const [typed, setTyped] = useState('')
  // A value other than the typed one was set from outside, for example by a form reset.
  const shown = read(typed) === (value ?? null) ? typed : typedText(value)
  const input = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<number | null>(null)

  // Inserted separators move the text; the caret stays behind the same digit.
  useLayoutEffect(() => {
    if (caret !== null && document.activeElement === input.current)
      input.current?.setSelectionRange(caret, caret)
  }, [caret])

  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isGrouped = typeof value !== 'string' && isOfDigits(nativeEvent as InputEvent)
    const text = isGrouped ? typedText(read(onlyDigits(target.value))) : target.value
    const before = target.value.slice(0, target.selectionStart ?? target.value.length)
    setCaret(isGrouped ? caretAfterDigits(text, onlyDigits(before).length) : null)
    setTyped(text)
    field.onChange(read(text))
  }
  return (
    <TextField
      {...texts}
      name={name}
      ref={(node) => {
        input.current = node
        field.ref(node)
      }}
      onBlur={() => {
        setTyped(typedText(value))
        field.onBlur()
      }}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={change}
      error={typeof value === 'string' && fieldState.invalid ? wrong : error}
    />
  )
}

/** Only typed or deleted digits are reformatted; other input, such as pasted text, is left as it is. */
const isOfDigits = ({ inputType = '', data }: Partial<InputEvent>) =>
  inputType.startsWith('delete') || /^\d+$/.test(data ?? '')

/** Caret position behind the given number of digits. */
function caretAfterDigits(text: string, digits: number): number {
  let place = 0
  for (let seen = 0; seen < digits && place < text.length; place++) {
    if (/\d/.test(text[place] ?? '')) seen += 1
  }
  return place
}

const onlyDigits = (text: string) => text.replaceAll(/\D/g, '')
