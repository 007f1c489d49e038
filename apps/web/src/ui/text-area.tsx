import type { ComponentProps } from 'react'
import { controlStyle, FieldLabel, FieldNotes, type FieldText, fieldAttributes } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldText & { name: string }

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, errorLang, optional, id, rows = 3, ...area }: TextAreaProps) {
  const fieldId = id ?? area.name
  return (
    <div className="grid gap-1.5">
      <FieldLabel id={fieldId} label={label} {...(optional && { optional })} />
      <textarea
        {...area}
        rows={rows}
        {...fieldAttributes(fieldId, { hint, error })}
        className={`${controlStyle} field-sizing-content resize-y`}
      />
      <FieldNotes id={fieldId} hint={hint} error={error} errorLang={errorLang} />
    </div>
  )
}
