import type { Message } from '@dimsum/words/sentence'
import { type ChangeEvent, type SubmitEvent, useCallback, useState } from 'react'

/** Error of a value; empty when valid. */
type Rules<Name extends string> = Readonly<Record<Name, (typed: string) => Message>>

/**
 * A form of one or two fields without the form library (decision 0044). Inputs are uncontrolled, so text typed before
 * hydration is kept. A field is validated on blur, then on every change, and all of them on submit; the first invalid
 * one gets the focus.
 * @param rules the same object in every render, in the order of the fields
 * @param prefix prefix of the controls' ids
 */
export function useSmallForm<Name extends string>(rules: Rules<Name>, prefix = '') {
  const [problems, setProblems] = useState<Partial<Record<Name, Message>>>({})
  const [submitted, setSubmitted] = useState(false)

  const check = (name: Name, typed: string) => setProblems((all) => ({ ...all, [name]: rules[name](typed) }))
  const checkAgain = useCallback(
    (name: Name, typed: string) =>
      setProblems((all) => (name in all ? { ...all, [name]: rules[name](typed) } : all)),
    [rules],
  )

  /** Prefills a field, unless the user has typed into it or focused it. */
  const fillIn = useCallback(
    (name: Name, value: string) => {
      const control = document.getElementById(`${prefix}${name}`)
      if (!(control instanceof HTMLInputElement) || control === document.activeElement || control.value)
        return
      control.value = value
      checkAgain(name, value)
    },
    [prefix, checkAgain],
  )

  /** Spread into a `TextField`. */
  const field = (name: Name) => ({
    id: `${prefix}${name}`,
    name,
    error: problems[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => checkAgain(name, target.value),
    onBlur: ({ target }: { target: HTMLInputElement }) => check(name, target.value),
  })

  /** For `<form onSubmit>`: calls back with the values when all are valid. */
  const submit =
    (accept: (typed: Readonly<Record<Name, string>>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      setSubmitted(true)
      const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<Name, string>
      const names = Object.keys(rules) as Name[]
      for (const name of names) check(name, typed[name])
      const wrong = names.find((name) => rules[name](typed[name]) !== '')
      if (wrong === undefined) accept(typed)
      else document.getElementById(`${prefix}${wrong}`)?.focus()
    }

  return { field, submit, submitted, fillIn }
}
