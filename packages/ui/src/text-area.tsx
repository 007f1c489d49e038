import type { ComponentProps } from 'react'
import { controlStyle, FieldLabel, FieldNotes, type FieldText, fieldAttributes } from './field.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> &
  FieldText & {
    name: string
    rows?: keyof typeof heights
  }

/** An area that grows with its content ignores `rows`, so its least height is said in lines. */
const heights = {
  2: 'min-h-[calc(2lh+1.5rem)]',
  3: 'min-h-[calc(3lh+1.5rem)]',
  4: 'min-h-[calc(4lh+1.5rem)]',
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, hint, error, optional, id, rows = 3, ...area }: TextAreaProps) {
  const fieldId = id ?? area.name
  return (
    <div className="grid gap-1.5">
      <FieldLabel id={fieldId} label={label} {...(optional && { optional })} />
      <textarea
        {...area}
        rows={rows}
        {...fieldAttributes(fieldId, { hint, error })}
        className={`${controlStyle} field-sizing-content resize-y ${heights[rows]}`}
      />
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  )
}
