import type { Said } from '@dimsum/ui/say.tsx'
import { type ChangeEvent, type SubmitEvent, useCallback, useState } from 'react'

/** The message for a wrong value; empty when it is right. */
type Rules<Name extends string> = Readonly<Record<Name, (typed: string) => Said>>

/**
 * A form of one or two fields on screens whose weight has no room for the form library (decision 0044). The browser keeps
 * what is typed, also before the page is hydrated. A field is checked when it is left, from then on live, and all of them on
 * submit: the first wrong one gets the focus.
 * @param rules the same at every rendering, in the order of the fields
 * @param prefix before the fields' names in the ids of their controls
 */
export function useSmallForm<Name extends string>(rules: Rules<Name>, prefix = '') {
  const [problems, setProblems] = useState<Partial<Record<Name, Said>>>({})
  const [submitted, setSubmitted] = useState(false)

  const check = (name: Name, typed: string) => setProblems((all) => ({ ...all, [name]: rules[name](typed) }))
  const checkAgain = useCallback(
    (name: Name, typed: string) =>
      setProblems((all) => (name in all ? { ...all, [name]: rules[name](typed) } : all)),
    [rules],
  )

  /** Puts in what is known already; a field that the user has written in, or is about to, keeps what is hers. */
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

  /** For `<form onSubmit>`: goes on with the values only when all are right. */
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
