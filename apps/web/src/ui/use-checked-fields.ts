import { type ChangeEvent, type FormEvent, useState } from 'react'

type FieldRule = {
  initial?: string
  /** The message for a wrong value; empty when it is right. */
  check: (value: string) => string
}

type State = { value: string; left: boolean }

/**
 * A small form without a form library: a field is checked when somebody leaves it, from then on live, and all of them on
 * submit. `names` keep their order: the first wrong one gets the focus. Ids of the controls are `prefix` + name.
 */
export function useCheckedFields<Name extends string>(rules: Record<Name, FieldRule>, prefix = '') {
  const names = Object.keys(rules) as Name[]
  const [fields, setFields] = useState(
    () =>
      Object.fromEntries(
        names.map((name) => [name, { value: rules[name].initial ?? '', left: false }]),
      ) as Record<Name, State>,
  )
  const [submitted, setSubmitted] = useState(false)

  const change = (name: Name, part: Partial<State>) =>
    setFields((all) => ({ ...all, [name]: { ...all[name], ...part } }))

  const problem = (name: Name) => rules[name].check(fields[name].value)

  /** Spread into a `TextField`. */
  const field = (name: Name) => ({
    id: `${prefix}${name}`,
    name,
    value: fields[name].value,
    error: fields[name].left || submitted ? problem(name) : '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, { value: event.target.value }),
    onBlur: () => change(name, { left: true }),
  })

  /** For `<form onSubmit>`: goes on with the values only when all are right. */
  const submit = (accept: (values: Record<Name, string>) => void) => (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const wrong = names.find((name) => problem(name) !== '')
    if (wrong !== undefined) {
      document.getElementById(`${prefix}${wrong}`)?.focus()
      return
    }
    accept(Object.fromEntries(names.map((name) => [name, fields[name].value])) as Record<Name, string>)
  }

  return { field, submit, submitted, setValue: (name: Name, value: string) => change(name, { value }) }
}
