import '../../api/schema-setup.ts'
import { ChangeShopSettings, type ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { packageTypes } from '@dimsum/domain/catalogue'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type FieldPath, type FieldValues, get, type UseFormReturn, useForm } from 'react-hook-form'
import { ApiError, errorMessage } from '../../api/api-error.ts'
import { shopQuery } from '../../api/shop.ts'
import { changeShopSettings, shopSettingsQuery } from '../../api/shop-settings.ts'
import { forget, keep, recall } from '../../components/session-memory.ts'
import { toast } from '../../ui/toast-store.ts'

export type SettingsField = keyof ShopSettings
type Form = UseFormReturn<ChangeShopSettingsInput, unknown, ChangeShopSettings>

const resolver = zodResolver(ChangeShopSettings)

/**
 * One group of the settings as a form of its own. What was typed and not yet saved survives a reload, a refused
 * saving and a session that ended; what another device saved meanwhile comes in where nobody has typed.
 * @param group names the group in the browser's memory
 * @param fields must stay the same between drawings
 */
export function useSettingsForm(group: string, settings: ShopSettings, fields: readonly SettingsField[]) {
  const queries = useQueryClient()
  const form: Form = useForm<ChangeShopSettingsInput, unknown, ChangeShopSettings>({
    resolver,
    mode: 'onTouched',
    defaultValues: partOf(settings, fields),
  })
  const { formState, setError, setFocus, reset } = form
  const { isDirty } = formState
  useDraft(`settings-${group}`, form, isDirty)

  const shown = useRef(settings)
  useEffect(() => {
    if (shown.current === settings) return
    shown.current = settings
    reset(partOf(settings, fields), { keepDirtyValues: true, keepErrors: true })
  }, [settings, fields, reset])

  const saving = useMutation({
    mutationFn: changeShopSettings,
    onSuccess: (saved) => {
      shown.current = saved
      forget(`settings-${group}`)
      reset(partOf(saved, fields))
      queries.setQueryData(shopSettingsQuery.queryKey, saved)
      void queries.invalidateQueries({ queryKey: shopQuery.queryKey })
      toast({ title: 'Tersimpan', tone: 'success' })
    },
    onError: (error) => {
      const [first, ...others] = error instanceof ApiError ? error.issues : []
      for (const { path, message } of others)
        setError(path as FieldPath<ChangeShopSettingsInput>, { message })
      if (!first) return
      setError(first.path as FieldPath<ChangeShopSettingsInput>, { message: first.message })
      setFocus(first.path as FieldPath<ChangeShopSettingsInput>)
    },
  })

  return {
    form,
    isDirty,
    isSaving: saving.isPending,
    submit: form.handleSubmit((change) => {
      if (!saving.isPending) saving.mutate(change)
    }),
    /** Why saving failed where no field is to blame. */
    failure:
      saving.error instanceof ApiError && saving.error.issues.length > 0
        ? null
        : saving.isError
          ? errorMessage(saving.error, 'Belum tersimpan. Coba lagi.')
          : null,
    /** The message for the field at a path; fields inside a group have a dot. */
    problem: (path: FieldPath<ChangeShopSettingsInput>): string | undefined =>
      (get(formState.errors, path) as { message?: string } | undefined)?.message,
  }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>

function partOf(settings: ShopSettings, fields: readonly SettingsField[]): ChangeShopSettingsInput {
  // A package without a price of its own has an empty field, and an untouched field is no change.
  const prices = Object.fromEntries(packageTypes.map((type) => [type, settings.prices[type]]))
  const shown: ShopSettings = { ...settings, prices }
  return Object.fromEntries(fields.map((field) => [field, shown[field]]))
}

/** Keeps what is typed and not saved in this tab, and warns before it would be lost. */
function useDraft(place: string, { subscribe, setValue, getValues }: Form, isDirty: boolean) {
  useEffect(() => {
    const draft = recall(place)
    if (typeof draft === 'object' && draft !== null) {
      for (const [field, value] of Object.entries(draft as FieldValues)) {
        setValue(field as FieldPath<ChangeShopSettingsInput>, value, { shouldDirty: true })
      }
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty: isTyped, values }) => {
        if (isTyped) keep(place, values)
        else forget(place)
      },
    })
  }, [place, setValue, subscribe])

  useEffect(() => {
    if (!isDirty) return
    keep(place, getValues())
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty, place, getValues])
}
