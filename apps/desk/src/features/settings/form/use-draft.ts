import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'
import { useEffect } from 'react'

const place = 'settings'

/** What was typed and not saved, and what the form was filled from at the time. */
export type Draft = { seen: ChangeShopSettingsInput; typed: ChangeShopSettingsInput }

/** The draft of this tab; one that does not say what it was typed over cannot be compared, and is none. */
export function recallDraft(): Draft | undefined {
  const draft = recall(place)
  const isDraft = typeof draft === 'object' && draft !== null && 'seen' in draft && 'typed' in draft
  return isDraft ? (draft as Draft) : undefined
}

/** Keeps what is typed and not saved in this tab, and warns before the tab is closed on it. `draft` undefined: nothing is. */
export function useDraft(draft: Draft | undefined, isLoaded: boolean) {
  const isDirty = draft !== undefined
  const { seen, typed } = draft ?? {}
  useEffect(() => {
    if (!isLoaded) return
    if (seen && typed) keep(place, { seen, typed })
    else forget(place)
  }, [isLoaded, seen, typed])

  useEffect(() => {
    if (!isDirty) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty])
}
