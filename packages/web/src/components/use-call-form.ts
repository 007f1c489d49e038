import { isSameValue } from '@dimsum/domain/merge-edits'
import { toast } from '@dimsum/ui/toast-store.ts'
import { formDraft } from '@dimsum/words/form-draft'
import type { Message } from '@dimsum/words/sentence'
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
import { recallEdits, useFormDraft } from './use-form-draft.tsx'
import { useStored } from './use-stored.ts'

/**
 * Screen-specific messages: by zod's issue code, by the schema's message, or `server` for issues only the server finds.
 */
export type FieldWords = Readonly<Record<string, Message>>

type CallForm<Values extends FieldValues, Sent, Answer> = Omit<
  UseMutationOptions<Answer, Error, NoInfer<Sent>>,
  'mutationFn'
> & {
  /** `seen`: the values the fields were filled from, which the server compares with the stored ones. */
  mutationFn: (sent: NoInfer<Sent>, seen: Values) => Promise<Answer>
  /** `zodResolver` of the contract's schema; left out where only the server validates. */
  resolver?: Resolver<Values, unknown, Sent>
  /** A value for every field. In a form over stored data, the stored values. */
  defaultValues: Values
  /**
   * Refetches the stored values, for a form whose call compares them (409 `stale`). Unedited fields are then updated.
   */
  reread?: () => Promise<NoInfer<Values> | undefined>
  /** Called instead of sending when nothing differs from the stored values. */
  onUnchanged?: () => void
  /** Name under which the draft is kept in this tab until it is sent or discarded. */
  draft?: string
  /** When a field is validated first: on blur, or on submit for fields that may be empty until then. */
  mode?: 'onTouched' | 'onSubmit'
  words?: { readonly [Name in FieldPath<Values>]?: FieldWords }
  /** Prefix of the controls' ids, by default the draft's name: a screen may have several forms. */
  prefix?: string
  /** Maps the path of a server issue to a field, where the names differ. */
  fieldAt?: (path: string) => string
}

/**
 * A form that is the body of one call. A field is validated on blur, then on every change, and all of them on submit;
 * the first invalid one gets the focus. Server issues are shown at their fields. Typed values are kept after a failure,
 * and several presses send once.
 */
export function useCallForm<Values extends FieldValues, Answer, Sent = Values>({
  resolver,
  defaultValues,
  reread,
  onUnchanged,
  draft: draftName,
  mode = 'onTouched',
  words,
  prefix = draftName ? `${draftName}-` : '',
  fieldAt = (path) => path,
  mutationFn,
  ...call
}: CallForm<Values, Sent, Answer>) {
  const [start] = useState(() => recallEdits(draftName, defaultValues))
  const form = useForm<Values, unknown, Sent>({
    ...(resolver && { resolver }),
    defaultValues: start.typed as DefaultValues<Values>,
    mode,
  })
  const { errors, touchedFields, isSubmitted, isSubmitSuccessful } = form.formState
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
      if (reread) stored.markSaved(sent.current)
      return call.onSuccess?.(...of)
    },
    onError: async (error, ...of) => {
      const issues = issuesOf(error)
        .map(({ path, message }) => ({ path: fieldAt(path), message }))
        .filter(({ path }) => hasControl(path))
      for (const [i, { path, message }] of issues.entries())
        form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: i === 0 })
      setAtFields(issues.length > 0)
      if (isStale(error)) stored.rebase(await reread?.().catch(() => undefined))
      return call.onError?.(error, ...of)
    },
    onSettled: (...of) => {
      isUnderWay.current = false
      return call.onSettled?.(...of)
    },
  })
  const idOf = (name: string) => `${prefix}${name}`
  const hasControl = (path: string) => document.getElementById(idOf(path)) !== null

  /** react-hook-form validates a list when a row is added. The new row's empty fields are not wrong yet. */
  const isNewRow = (name: string) =>
    /\.\d+\./.test(name) && !get(touchedFields, name) && (!isSubmitted || isSubmitSuccessful)

  const problem = (name: FieldPath<Values>): Message | undefined => {
    const { type = '', message = '' } = (get(errors, name) ?? {}) as { type?: string; message?: string }
    if (type !== 'server' && isNewRow(name)) return undefined
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
      // Validation is asynchronous: several presses may arrive before the button is rendered as busy.
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
    /** Error of the last try that belongs to no field. */
    failure: isAtFields ? null : sending.error,
    /** Values stored by another device, which made the last try fail; the next try overwrites them. */
    overtakenBy: sending.error && isStale(sending.error) ? stored.seen() : null,
  }
}

/**
 * Fields that differ from `seen`, and their values in `seen`. Only these are compared, so that changes of other fields
 * by another device do not conflict.
 */
export function changedFields<Values extends object>(typed: Values, seen: Partial<Values>) {
  const names = (Object.keys(typed) as (keyof Values)[]).filter(
    (name) => !isSameValue(typed[name], seen[name]),
  )
  const of = (values: Partial<Values>): Partial<Values> =>
    Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>
  return { change: of(typed), expected: of(seen) }
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale'

/** A conflict with another device (`stale`) belongs to the form as a whole, not to a field. */
const issuesOf = (error: Error) => (error instanceof ApiError && !isStale(error) ? error.issues : [])
