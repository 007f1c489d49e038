import type { Said } from '@dimsum/ui/say.tsx'
import { ApiError } from '@dimsum/web/api/api-error.ts'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type Resolver,
  useForm,
} from 'react-hook-form'

/** The screen's own words for a broken rule: by zod's code of it, by the schema's message, or `server` for what only the server judges. */
export type FieldWords = Readonly<Record<string, Said>>

type CallForm<Values extends FieldValues, Sent, Answer> = UseMutationOptions<Answer, Error, NoInfer<Sent>> & {
  /** The contract's schema of the call, by `zodResolver`; left out where only the server judges. */
  resolver?: Resolver<Values, unknown, Sent>
  /** A value for every field, and for what is sent without one. */
  defaultValues: DefaultValues<Values>
  /** When a field is judged first: as it is left, or at the press where leaving it empty is no fault yet. */
  mode?: 'onTouched' | 'onSubmit'
  words?: { readonly [Name in FieldPath<Values>]?: FieldWords }
  /** Before the fields' names in the ids of their controls, where a screen holds several such forms. */
  prefix?: string
}

/**
 * A form that is the body of one call. A field is judged when it is left, from then on live, and all of them on submit: the first wrong
 * one gets the focus. What the server refuses stands at its field; nothing that was typed is lost, and several presses send once.
 */
export function useCallForm<Values extends FieldValues, Answer, Sent = Values>({
  resolver,
  defaultValues,
  mode = 'onTouched',
  words,
  prefix = '',
  ...call
}: CallForm<Values, Sent, Answer>) {
  const form = useForm<Values, unknown, Sent>({
    ...(resolver && { resolver }),
    defaultValues,
    mode,
  })
  const { errors } = form.formState
  const isUnderWay = useRef(false)
  const [isAtFields, setAtFields] = useState(false)
  const sending = useMutation<Answer, Error, Sent>({
    ...call,
    onMutate: (...of) => {
      setAtFields(false)
      return call.onMutate?.(...of)
    },
    onError: (error, ...of) => {
      const issues = issuesOf(error).filter(({ path }) => hasControl(path))
      for (const [i, { path, message }] of issues.entries())
        form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: i === 0 })
      setAtFields(issues.length > 0)
      return call.onError?.(error, ...of)
    },
    onSettled: (...of) => {
      isUnderWay.current = false
      return call.onSettled?.(...of)
    },
  })
  const idOf = (name: string) => `${prefix}${name}`
  const hasControl = (path: string) => document.getElementById(idOf(path)) !== null

  const problem = (name: FieldPath<Values>): Said | undefined => {
    const { type = '', message = '' } = (get(errors, name) ?? {}) as { type?: string; message?: string }
    return words?.[name]?.[type] ?? words?.[name]?.[message] ?? message
  }
  return {
    form,
    sending,
    /** Spread into a `TextField`, `TextArea`, `SelectField` or `Checkbox`. */
    field: <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      id: idOf(name),
      error: problem(name),
    }),
    submit: form.handleSubmit((values) => {
      // Judging takes a moment: several presses may come through before the screen knows of the first.
      if (isUnderWay.current) return
      isUnderWay.current = true
      sending.mutate(values)
    }),
    /** Why the last try failed, where no field is to blame. */
    failure: isAtFields ? null : sending.error,
  }
}

/** What another device changed meanwhile (`stale`) is no fault of a field: the form says it as a whole. */
const issuesOf = (error: Error) => (error instanceof ApiError && error.code !== 'stale' ? error.issues : [])
