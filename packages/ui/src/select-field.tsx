import type { Message } from '@dimsum/words/sentence'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlStyle, FieldLabel, FieldNotes, type FieldText, fieldAttributes } from './field.tsx'
import { useLang, useText } from './say.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'size'> & FieldText & { name: string }

/** A native select: easiest on phones and with assistive technology. Its children are `<option>`s. */
export function SelectField({ label, hint, error, optional, id, ...select }: SelectFieldProps) {
  const fieldId = id ?? select.name
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1.5">
      <FieldLabel id={fieldId} label={label} {...(optional && { optional })} />
      <div className="relative">
        <select
          {...select}
          {...fieldAttributes(fieldId, { hint, error })}
          className={`${controlStyle} min-h-12 appearance-none pr-11 text-ellipsis`}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-kecap-600"
        />
      </div>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  )
}

type OptionProps = Omit<ComponentProps<'option'>, 'children' | 'lang'> & { children: Message }

/** An option takes plain text only, so `lang` is set on the option itself. */
export function Option({ children, ...option }: OptionProps) {
  const text = useText()
  const lang = useLang()
  return (
    <option {...option} lang={lang(children)}>
      {text(children)}
    </option>
  )
}

type OptionsProps<Value extends string> = {
  /** Labels by value. */
  names: Readonly<Record<Value, Message>>
  /** Values in display order, instead of all. */
  of?: readonly Value[]
}

export function Options<Value extends string>({
  names,
  of = Object.keys(names) as Value[],
}: OptionsProps<Value>) {
  return of.map((value) => (
    <Option key={value} value={value}>
      {names[value]}
    </Option>
  ))
}
