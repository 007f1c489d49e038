import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import { forget, keep, recall } from '@dimsum/web/components/session-memory.ts'
import { useEffect } from 'react'

const place = 'settings'

/** Unsaved values, and the values the form was filled from. */
export type Draft = { seen: ChangeShopSettingsInput; typed: ChangeShopSettingsInput }

/** The draft of this tab. A draft without its base cannot be compared, so it is ignored. */
export function recallDraft(): Draft | undefined {
  const draft = recall(place)
  const isDraft = typeof draft === 'object' && draft !== null && 'seen' in draft && 'typed' in draft
  return isDraft ? (draft as Draft) : undefined
}

/**
 * Stores unsaved values in this tab, and warns before the tab is closed. `draft` is undefined when nothing is unsaved.
 */
export function useSettingsDraft(draft: Draft | undefined, isLoaded: boolean) {
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
