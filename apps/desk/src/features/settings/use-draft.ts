import type { ChangeShopSettings, ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'
import { type RefObject, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'

/** What was typed and not saved, and what the form was filled from at the time. */
export type Draft = { seen: ChangeShopSettingsInput; typed: ChangeShopSettingsInput }

/** The draft of this tab; one that does not say what it was typed over cannot be compared, and is none. */
export function recallDraft(place: string): Draft | undefined {
  const draft = recall(place)
  const isDraft = typeof draft === 'object' && draft !== null && 'seen' in draft && 'typed' in draft
  return isDraft ? (draft as Draft) : undefined
}

/** Keeps what is typed and not saved in this tab, and warns before it would be lost. */
export function useDraft(
  place: string,
  { subscribe, getValues }: UseFormReturn<ChangeShopSettingsInput, unknown, ChangeShopSettings>,
  seen: RefObject<ChangeShopSettingsInput>,
  isDirty: boolean,
) {
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ isDirty: isTyped, values: typed }) => {
          if (isTyped) keep(place, { seen: seen.current, typed })
          else forget(place)
        },
      }),
    [place, seen, subscribe],
  )

  useEffect(() => {
    if (!isDirty) return
    keep(place, { seen: seen.current, typed: getValues() })
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty, place, seen, getValues])
}
