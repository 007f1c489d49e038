import { isSameValue } from '@dimsum/domain/merge-edits'
import type { Said } from '@dimsum/ui/say.tsx'
import { toast } from '@dimsum/ui/toast-store.ts'
import { formDraft } from '@dimsum/words/form-draft'
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
import { ApiError } from '../api/api-error.ts'
import { recallFilled, useFormDraft } from './use-form-draft.tsx'
import { useStored } from './use-stored.ts'

/** The screen's own words for a broken rule: by zod's code of it, by the schema's message, or `server` for what only the server judges. */
export type FieldWords = Readonly<Record<string, Said>>

type CallForm<Values extends FieldValues, Sent, Answer> = Omit<
  UseMutationOptions<Answer, Error, NoInfer<Sent>>,
  'mutationFn'
> & {
  /** `seen`: what each field was filled from, for the call to compare with what is stored. */
  mutationFn: (sent: NoInfer<Sent>, seen: Values) => Promise<Answer>
  /** The contract's schema of the call, by `zodResolver`; left out where only the server judges. */
  resolver?: Resolver<Values, unknown, Sent>
  /** A value for every field, and for what is sent without one. Of a form over stored data what is stored now. */
  defaultValues: Values
  /** Reads what is stored by now, for a form whose call compares (409 `stale`). Untouched fields then follow it. */
  reread?: () => Promise<NoInfer<Values> | undefined>
  /** Nothing differs from what is stored, so nothing is sent. */
  onUnchanged?: () => void
  /** Keeps what is typed in this tab under this name, until it is sent or discarded. */
  draft?: string
  /** When a field is judged first: as it is left, or at the press where leaving it empty is no fault yet. */
  mode?: 'onTouched' | 'onSubmit'
  words?: { readonly [Name in FieldPath<Values>]?: FieldWords }
  /** Before the fields' names in the ids of their controls, where a screen holds several such forms. */
  prefix?: string
  /** The field that a refusal's path speaks of, where they are not named alike. */
  fieldAt?: (path: string) => string
}

/**
 * A form that is the body of one call. A field is judged when it is left, from then on live, and all of them on submit: the first wrong
 * one gets the focus. What the server refuses stands at its field; nothing that was typed is lost, and several presses send once.
 */
export function useCallForm<Values extends FieldValues, Answer, Sent = Values>({
  resolver,
  defaultValues,
  reread,
  onUnchanged,
  draft: draftName,
  mode = 'onTouched',
  words,
  prefix = '',
  fieldAt = (path) => path,
  mutationFn,
  ...call
}: CallForm<Values, Sent, Answer>) {
  const [start] = useState(() => recallFilled(draftName, defaultValues))
  const form = useForm<Values, unknown, Sent>({
    ...(resolver && { resolver }),
    defaultValues: start.typed as DefaultValues<Values>,
    mode,
  })
  const { errors } = form.formState
  const isUnderWay = useRef(false)
  const [isAtFields, setAtFields] = useState(false)
  const stored = useStored(form, start.seen, defaultValues)
  const draft = useFormDraft(draftName, form, stored)
  const sent = useRef(start.typed)
  const sending = useMutation<Answer, Error, Sent>({
    ...call,
    mutationFn: (sent) => mutationFn(sent, stored.seen()),
    onMutate: (...of) => {
      setAtFields(false)
      return call.onMutate?.(...of)
    },
    onSuccess: (...of) => {
      draft.forget()
      if (reread) stored.settle(sent.current)
      return call.onSuccess?.(...of)
    },
    onError: async (error, ...of) => {
      const issues = issuesOf(error)
        .map(({ path, message }) => ({ path: fieldAt(path), message }))
        .filter(({ path }) => hasControl(path))
      for (const [i, { path, message }] of issues.entries())
        form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: i === 0 })
      setAtFields(issues.length > 0)
      if (isStale(error)) stored.accept(await reread?.().catch(() => undefined))
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
    draft,
    problem,
    /** Spread into a `TextField`, `TextArea`, `SelectField` or `Checkbox`. */
    field: <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      id: idOf(name),
      error: problem(name),
    }),
    /** Spread into a `NumberField`. */
    number: <Name extends FieldPath<Values>>(name: Name) => ({
      control: form.control,
      name,
      id: idOf(name),
      error: problem(name),
    }),
    submit: form.handleSubmit((values) => {
      // Judging takes a moment: several presses may come through before the screen knows of the first.
      if (isUnderWay.current) return
      if (reread && isSameValue(form.getValues(), stored.seen())) {
        toast({ title: formDraft.unchanged })
        onUnchanged?.()
        return
      }
      isUnderWay.current = true
      sent.current = structuredClone(form.getValues())
      sending.mutate(values)
    }),
    /** Why the last try failed, where no field is to blame. */
    failure: isAtFields ? null : sending.error,
    /** What another device stored meanwhile, which refused the last try; the next one is sent in its place. */
    overtakenBy: sending.error && isStale(sending.error) ? stored.seen() : null,
  }
}

/** What differs from `seen`, and what `seen` says of it: a change of one field does not refuse another device's of the next. */
export function changedFields<Values extends object>(typed: Values, seen: Partial<Values>) {
  const names = (Object.keys(typed) as (keyof Values)[]).filter(
    (name) => !isSameValue(typed[name], seen[name]),
  )
  const of = (values: Partial<Values>): Partial<Values> =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>
  return { change: of(typed), expected: of(seen) }
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale'

/** What another device changed meanwhile (`stale`) is no fault of a field: the form says it as a whole. */
const issuesOf = (error: Error) => (error instanceof ApiError && !isStale(error) ? error.issues : [])
