import '@dimsum/web/api/schema-setup.ts'
import { ChangeShopSettings, type ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { packageTypes } from '@dimsum/domain/catalogue'
import { type ElsewhereChange, isSameValue, mergeEdits } from '@dimsum/domain/merge-edits'
import { wibDay } from '@dimsum/domain/wib-date'
import { toast } from '@dimsum/ui/toast-store.ts'
import { ApiError, errorMessage } from '@dimsum/web/api/api-error.ts'
import { shopQuery } from '@dimsum/web/api/shop.ts'
import { forget } from '@dimsum/web/components/session-memory.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FieldPath, get, type UseFormReturn, useForm } from 'react-hook-form'
import { saveShopSettings, shopSettingsQuery } from '../../api/shop-settings.ts'
import { fieldsOf, partsOf } from '../../components/settings-parts.ts'
import { type Draft, recallDraft, useDraft } from './use-draft.ts'

export type SettingsField = keyof ShopSettings
type Form = UseFormReturn<ChangeShopSettingsInput, unknown, ChangeShopSettings>

const resolver = zodResolver(ChangeShopSettings)
const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale'

/**
 * One group of the settings as a form of its own. What was typed and not yet saved survives a reload, a refused
 * save and a session that ended. What another device saved meanwhile fills untouched fields, and is shown beside
 * edited ones: saving names what this form was filled from, so that nothing is overwritten silently.
 * @param group names the group in the browser's memory
 * @param fields must stay the same between drawings
 */
export function useSettingsForm(group: string, settings: ShopSettings, fields: readonly SettingsField[]) {
  const place = `settings-${group}`
  const queries = useQueryClient()
  const form: Form = useForm<ChangeShopSettingsInput, unknown, ChangeShopSettings>({
    resolver,
    mode: 'onTouched',
    defaultValues: formOf(settings, fields),
  })
  const { formState, getValues, setError, setFocus, setValue, reset } = form
  const { isDirty } = formState
  const [elsewhere, setElsewhere] = useState<readonly ElsewhereChange[]>([])
  /** What the form was filled from. */
  const seen = useRef(formOf(settings, fields))
  useDraft(place, form, seen, isDirty)

  const setPart = (part: string, value: unknown) => {
    const [field = '', entry] = part.split('.')
    const isField = entry === undefined || field === 'prices' || field === 'weekdayCapacity'
    const { [field as SettingsField]: whole } = fieldsOf(
      { ...partsOf(getValues(), today()), [part]: value },
      [field],
    )
    const [path, filled] = isField ? [part, value] : [field, whole]
    setValue(path as FieldPath<ChangeShopSettingsInput>, filled as never, { shouldDirty: true })
  }

  /** What is stored now comes under what was typed over `before`, here or in the draft of an earlier visit. */
  const bringIn = useEffectEvent((now: ShopSettings, draft: Draft | undefined) => {
    const parts = (form: ChangeShopSettingsInput) => partsOf(form, today())
    const stored = formOf(now, fields)
    const { seen: before, typed } = draft ?? { seen: seen.current, typed: getValues() }
    const { merged, elsewhere: news } = mergeEdits(parts(before), parts(typed), parts(stored))
    const isTyped = !isSameValue(parts(before), parts(typed))
    seen.current = stored
    reset(stored, isTyped && !draft ? { keepDirtyValues: true, keepDirty: true, keepErrors: true } : {})
    const held = parts(getValues())
    for (const part of new Set([...Object.keys(merged), ...Object.keys(held)]))
      if (!isSameValue(held[part], merged[part])) setPart(part, merged[part])
    const earlier = elsewhere.filter(({ part }) => !news.some((one) => one.part === part))
    setElsewhere(isTyped ? [...earlier, ...news] : [])
  })

  const shown = useRef<ShopSettings>(undefined)
  useEffect(() => {
    if (shown.current === settings) return
    const draft = shown.current ? undefined : recallDraft(place)
    shown.current = settings
    bringIn(settings, draft)
  }, [settings, place])

  const saving = useMutation({
    mutationFn: saveShopSettings,
    onSuccess: (saved) => {
      shown.current = saved
      seen.current = formOf(saved, fields)
      forget(place)
      reset(seen.current)
      setElsewhere([])
      queries.setQueryData(shopSettingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      toast({ title: 'Tersimpan', tone: 'success' })
    },
    onError: (error) => {
      // What changed is shown by the form itself, as any change of another device.
      if (isStale(error)) return queries.fetchQuery({ ...shopSettingsQuery, staleTime: 0 }).catch(() => {})
      const [first, ...others] = error instanceof ApiError ? error.issues : []
      for (const { path, message } of others)
        setError(path as FieldPath<ChangeShopSettingsInput>, { message })
      if (!first) return
      setError(first.path as FieldPath<ChangeShopSettingsInput>, { message: first.message })
      setFocus(first.path as FieldPath<ChangeShopSettingsInput>)
    },
  })

  const submit = form.handleSubmit((typed) => {
    if (saving.isPending) return
    const before = seen.current as ShopSettings
    const changed = fields.filter((field) => !isSameValue(typed[field], tidy(before)[field]))
    saving.mutate({ ...pick(typed, changed), expected: pick(tidy(before), changed) })
  })

  const isRefused = isStale(saving.error)
  return {
    form,
    isDirty,
    isSaving: saving.isPending,
    submit,
    /** What another device set since this form was filled. */
    elsewhere,
    /** Saving was refused because of it. */
    isRefused,
    /** Puts what another device set in place of what was typed. */
    take: ({ part, stored }: ElsewhereChange) => {
      setPart(part, stored)
      setElsewhere(elsewhere.map((one) => (one.part === part ? { ...one, isContested: false } : one)))
    },
    /** Why saving failed where no field is to blame. */
    failure: failureOf(saving.error, isRefused && elsewhere.length === 0),
    /** The message for the field at a path; fields inside a group have a dot. */
    problem: (path: FieldPath<ChangeShopSettingsInput>): string | undefined =>
      (get(formState.errors, path) as { message?: string } | undefined)?.message,
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>

const today = () => wibDay(new Date())

const failureOf = (error: Error | null, isUnexplained: boolean): string | null => {
  const isAtFields = error instanceof ApiError && error.issues.length > 0
  return error && (isUnexplained || !isAtFields) ? errorMessage(error, 'Belum tersimpan. Coba lagi.') : null
}

const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>

/** The settings as a form holds them. */
function formOf(settings: ShopSettings, fields: readonly SettingsField[]): ChangeShopSettingsInput {
  return Object.fromEntries(fields.map((field) => [field, withEveryPackage(field, settings[field])]))
}

/** A package without a price of its own has an empty field, and an untouched field is no change. */
const withEveryPackage = (field: SettingsField, value: unknown) =>
  field === 'prices'
    ? Object.fromEntries(packageTypes.map((type) => [type, (value as ShopSettings['prices'])[type]]))
    : value

/** The settings as the server stores them: no empty prices. */
function tidy(form: ShopSettings): ShopSettings {
  if (!form.prices) return form
  const prices = Object.entries(form.prices).filter(([, price]) => price !== undefined)
  return { ...form, prices: Object.fromEntries(prices) }
}
