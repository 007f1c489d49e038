import type { ComponentProps } from 'react'
import { FieldNotes, type FieldText, fieldAttributes } from './field.tsx'
import { Say } from './say.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> &
  FieldText & { name: string }

/** A native checkbox; the whole row is its label. */
export function Checkbox({ label, hint, error, id, optional: _, ...input }: CheckboxProps) {
  const fieldId = id ?? input.name
  return (
    <div className="grid gap-1.5">
      <label htmlFor={fieldId} className="flex min-h-12 items-center gap-3 font-bold wrap-anywhere">
        <input
          {...input}
          type="checkbox"
          {...fieldAttributes(fieldId, { hint, error })}
          className="size-6 shrink-0 rounded-small accent-pandan-700"
        />
        <Say>{label}</Say>
      </label>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  )
}
