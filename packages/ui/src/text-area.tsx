import type { ComponentProps } from 'react'
import { controlStyle, FieldLabel, FieldNotes, type FieldText, fieldAttributes } from './field.tsx'
import { useTextLimit } from './text-limit.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> &
  FieldText & {
    name: string
    rows?: keyof typeof heights
  }

/** `field-sizing: content` ignores `rows`, so the min height is set in lines. */
const heights = {
  2: 'min-h-[calc(2lh+1.5rem)]',
  3: 'min-h-[calc(3lh+1.5rem)]',
  4: 'min-h-[calc(4lh+1.5rem)]',
}

/** Multi-line text; grows with its content where the browser supports it. */
export function TextArea({ label, hint, error, optional, id, rows = 3, maxLength, ...area }: TextAreaProps) {
  const { limit, tooLong } = useTextLimit(maxLength)
  const message = error || tooLong
  const fieldId = id ?? area.name
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <FieldLabel id={fieldId} label={label} {...(optional && { optional })} />
      <textarea
        {...area}
        rows={rows}
        {...limit}
        {...fieldAttributes(fieldId, { hint, error: message })}
        className={`${controlStyle} field-sizing-content resize-y ${heights[rows]}`}
      />
      <FieldNotes id={fieldId} hint={hint} error={message} />
    </div>
  )
}
