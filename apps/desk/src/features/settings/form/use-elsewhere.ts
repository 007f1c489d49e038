import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { type ElsewhereChange, isSameValue, mergeEdits } from '@dimsum/domain/merge-edits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldsOf } from '../../../components/settings-parts.ts'
import { fieldOf, settingFields } from '../sections/setting-fields.ts'
import { changedFields, formOf, partsNow } from './form-values.ts'
import type { SettingsFormReturn, SettingsPath } from './settings-form-type.ts'
import { type Draft, recallDraft } from './use-draft.ts'

type Elsewhere = {
  form: SettingsFormReturn
  /** What is stored, undefined until it is loaded. */
  settings: ShopSettings | undefined
  /** What the form was filled from. */
  seen: ChangeShopSettingsInput
  setSeen: (seen: ChangeShopSettingsInput) => void
}

const sectionOf = (part: string) => settingFields[fieldOf(part)].section

/** Brings what another device saved under what is typed here, and keeps what there is to say about it. */
export function useElsewhere({ form: { getValues, setValue, reset }, settings, seen, setSeen }: Elsewhere) {
  const [changes, setChanges] = useState<readonly ElsewhereChange[]>([])

  const setPart = (part: string, value: unknown) => {
    const [field = '', entry] = part.split('.')
    const isField = entry === undefined || field === 'prices' || field === 'weekdayCapacity'
    const together = fieldsOf({ ...partsNow(getValues()), [part]: value }, [field])
    const [path, filled] = isField ? [part, value] : [field, together[fieldOf(field)]]
    setValue(path as SettingsPath, filled as never, { shouldDirty: true })
  }

  /** What is stored now comes under what was typed over `before`, here or in the draft of an earlier visit. */
  const bringIn = useEffectEvent((now: ShopSettings, draft: Draft | undefined) => {
    const stored = formOf(now)
    const { seen: before, typed } = draft ?? { seen, typed: getValues() }
    const { merged, elsewhere } = mergeEdits(partsNow(before), partsNow(typed), partsNow(stored))
    const touched = changedFields(typed, before).map(sectionOf)
    setSeen(stored)
    reset(
      stored,
      touched.length > 0 && !draft ? { keepDirtyValues: true, keepDirty: true, keepErrors: true } : {},
    )
    const held = partsNow(getValues())
    for (const part of new Set([...Object.keys(merged), ...Object.keys(held)]))
      if (!isSameValue(held[part], merged[part])) setPart(part, merged[part])
    // Where nothing was typed it is no news: the fields simply say what is so.
    const earlier = changes.filter(({ part }) => !elsewhere.some((one) => one.part === part))
    setChanges([...earlier, ...elsewhere].filter(({ part }) => touched.includes(sectionOf(part))))
  })

  const shown = useRef<ShopSettings>(undefined)
  useEffect(() => {
    if (!settings || shown.current === settings) return
    // The first time nothing can have been typed but an earlier draft: fields that were just made are empty, no more.
    const draft = shown.current ? undefined : (recallDraft() ?? { seen: {}, typed: {} })
    shown.current = settings
    bringIn(settings, draft)
  }, [settings])

  return {
    changes,
    /** Puts what another device set in place of what was typed. */
    take: ({ part, stored }: ElsewhereChange) => {
      setPart(part, stored)
      setChanges(changes.map((one) => (one.part === part ? { ...one, isContested: false } : one)))
    },
    /** Forgets what there was to say: nothing typed is left to compare it with. */
    clear: () => setChanges([]),
    /** What was typed is stored: the form begins anew from it. */
    settle: (saved: ShopSettings) => {
      shown.current = saved
      setSeen(formOf(saved))
      reset(formOf(saved))
      setChanges([])
    },
  }
}
