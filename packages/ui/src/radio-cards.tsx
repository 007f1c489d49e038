import type { ComponentProps, ReactNode } from 'react'
import { FieldNotes, type FieldText, OptionalMark } from './field.tsx'
import { Say } from './say.tsx'

type RadioGroupProps = FieldText & {
  /** Id of the group; links of the error summary point to it. */
  id: string
  children: ReactNode
  className?: string
}

/**
 * A fieldset with a legend, whose radios are cards. The error is above the cards, because below the last one it may be
 * off screen.
 */
export function RadioGroup({ id, label, hint, error, optional, className, children }: RadioGroupProps) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      // For styling only: a fieldset has no `aria-invalid`; the error describes it.
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy || undefined}
      className="group/radios grid min-w-0 gap-2"
    >
      <legend className="mb-2 font-bold wrap-anywhere">
        <Say>{label}</Say>
        {optional && <OptionalMark />}
      </legend>
      <FieldNotes id={id} error={error} />
      <div className={className ?? 'grid gap-3'}>{children}</div>
      <FieldNotes id={id} hint={hint} />
    </fieldset>
  )
}

type RadioCardProps = Omit<ComponentProps<'input'>, 'className' | 'type' | 'size'> & {
  name: string
  value: string
  children: ReactNode
}

/** A native radio in a card that is its label. Spread `register('name')` into it. */
export function RadioCard({ children, ...input }: RadioCardProps) {
  const id = input.id ?? `${input.name}-${input.value}`
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 items-start gap-[min(0.75rem,4vw)] rounded-card border border-garis-kuat bg-white p-[min(1rem,5vw)] group-data-invalid/radios:border-cabai-600 has-checked:border-pandan-700 has-checked:bg-santan-100 has-checked:ring-2 has-checked:ring-pandan-700 has-disabled:bg-santan-200 has-disabled:text-kecap-600"
    >
      <input
        {...input}
        id={id}
        type="radio"
        className="mt-0.5 size-[min(1.5rem,8vw)] shrink-0 accent-pandan-700"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  )
}
