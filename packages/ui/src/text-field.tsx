import type { Message } from '@dimsum/words/sentence'
import type { ComponentProps, ReactNode } from 'react'
import { controlStyle, FieldLabel, FieldNotes, type FieldText, fieldAttributes } from './field.tsx'
import { useText } from './say.tsx'
import { useTextLimit } from './text-limit.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'size' | 'placeholder'> &
  FieldText & {
    name: string
    placeholder?: Message
    /** A control at the right end of the input, such as a show/hide button. */
    trailing?: ReactNode
  }

/** Single-line text. Accepts the result of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  error,
  optional,
  trailing,
  placeholder,
  id,
  maxLength,
  ...input
}: TextFieldProps) {
  const { limit, tooLong } = useTextLimit(maxLength)
  const message = error || tooLong
  const fieldId = id ?? input.name
  const text = useText()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <FieldLabel id={fieldId} label={label} {...(optional && { optional })} />
      <div className="relative">
        <input
          type="text"
          {...input}
          {...(placeholder !== undefined && { placeholder: text(placeholder) })}
          {...limit}
          {...fieldAttributes(fieldId, { hint, error: message })}
          className={`${controlStyle} min-h-12 ${trailing ? 'pr-14' : ''}`}
        />
        {trailing && <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>}
      </div>
      <FieldNotes id={fieldId} hint={hint} error={message} />
    </div>
  )
}
