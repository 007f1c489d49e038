import { type ChangeEvent, type FormEvent, useCallback, useLayoutEffect, useState } from 'react'

type FieldRule = {
  /** The message for a wrong value; empty when it is right. */
  check: (value: string) => string
}

type State = { value: string; left: boolean }

/**
 * A small form without a form library: a field is checked when it loses the focus, from then on live, and all of them on
 * submit. Fields keep their order: the first wrong one gets the focus. Ids of the controls are `prefix` + name.
 */
export function useCheckedFields<Name extends string>(rules: Record<Name, FieldRule>, prefix = '') {
  // Taken at the first drawing: a form does not change its fields.
  const [names] = useState(() => Object.keys(rules) as Name[])
  const [fields, setFields] = useState<Partial<Record<Name, State>>>({})
  const [submitted, setSubmitted] = useState(false)

  const written = (name: Name) => fields[name]?.value ?? ''
  const problem = (name: Name) => rules[name].check(written(name))

  const change = useCallback(
    (name: Name, next: (now: State) => State) =>
      setFields((all) => ({ ...all, [name]: next(all[name] ?? { value: '', left: false }) })),
    [],
  )

  const setValue = useCallback(
    (name: Name, value: string) => change(name, (now) => ({ ...now, value })),
    [change],
  )

  /** Puts in what is known already; a field that the user has written in, or is about to, keeps what is hers. */
  const fillIn = useCallback(
    (name: Name, value: string) => {
      if (document.activeElement?.id === `${prefix}${name}`) return
      change(name, (now) => (now.value === '' ? { ...now, value } : now))
    },
    [change, prefix],
  )

  // On a served page the user may have typed and pressed before it was hydrated: runs before that press is repeated.
  useLayoutEffect(() => {
    for (const name of names) {
      const control = document.getElementById(`${prefix}${name}`)
      if (control instanceof HTMLInputElement && control.value !== '') {
        const typed = control.value
        change(name, (now) => (now.value === '' ? { ...now, value: typed } : now))
      }
    }
  }, [names, prefix, change])

  /** Spread into a `TextField`. */
  const field = (name: Name) => ({
    id: `${prefix}${name}`,
    name,
    value: written(name),
    error: fields[name]?.left || submitted ? problem(name) : '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target
      change(name, (now) => ({ ...now, value }))
    },
    onBlur: () => change(name, (now) => ({ ...now, left: true })),
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
    accept(Object.fromEntries(names.map((name) => [name, written(name)])) as Record<Name, string>)
  }

  return { field, submit, submitted, setValue, fillIn }
}
