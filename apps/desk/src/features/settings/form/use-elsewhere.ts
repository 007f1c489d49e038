import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { type ElsewhereChange, isSameValue, mergeEdits } from '@dimsum/domain/merge-edits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldsOf, partsOf } from '../../../components/settings-parts.ts'
import { fieldNames, fieldOf, settingFields } from '../sections/setting-fields.ts'
import { changedFields, formOf } from './form-values.ts'
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
export function useElsewhere({
  form: { getValues, setValue, reset, clearErrors },
  settings,
  seen,
  setSeen,
}: Elsewhere) {
  const [changes, setChanges] = useState<readonly ElsewhereChange[]>([])

  const setPart = (part: string, value: unknown) => {
    const [field = '', entry] = part.split('.')
    const isField = entry === undefined || field === 'weekdayCapacity'
    const together = fieldsOf({ ...partsOf(getValues()), [part]: value }, [field])
    const [path, filled] = isField ? [part, value] : [field, together[fieldOf(field)]]
    setValue(path as SettingsPath, filled as never, { shouldDirty: true })
  }

  /**
   * What is stored now comes under what was typed, here or in the draft of an earlier visit. A contested part is still compared with
   * what it was typed over, so that saving is refused once, wherever its section is.
   */
  const bringIn = (now: ShopSettings, draft?: Draft) => {
    const stored = partsOf(formOf(now))
    const { seen: before, typed } = draft ?? { seen, typed: getValues() }
    const { merged, elsewhere } = mergeEdits(partsOf(before), partsOf(typed), stored)
    const touched = changedFields(typed, before).map(sectionOf)
    const contested = elsewhere.filter(({ isContested }) => isContested).map(({ part }) => part)
    const kept = Object.fromEntries(contested.map((part) => [part, partsOf(before)[part]]))
    setSeen(fieldsOf({ ...stored, ...kept }, fieldNames))
    // A field array shows rows that a reset brings; those of a later `setValue` it does not know of yet.
    if (draft) reset(fieldsOf(merged, fieldNames))
    else {
      const held = partsOf(typed)
      for (const part of new Set([...Object.keys(merged), ...Object.keys(held)]))
        if (!isSameValue(held[part], merged[part])) setPart(part, merged[part])
    }
    // Where nothing was typed it is no news: the fields simply say what is so.
    const earlier = changes.filter(({ part }) => !elsewhere.some((one) => one.part === part))
    setChanges([...earlier, ...elsewhere].filter(({ part }) => touched.includes(sectionOf(part))))
  }
  const bringInLatest = useEffectEvent(bringIn)

  const shown = useRef<ShopSettings>(undefined)
  useEffect(() => {
    if (!settings || shown.current === settings) return
    // The first time nothing can have been typed but an earlier draft: fields that were just made are empty, no more.
    const draft = shown.current ? undefined : (recallDraft() ?? { seen: {}, typed: {} })
    shown.current = settings
    bringInLatest(settings, draft)
  }, [settings])

  return {
    changes,
    /** Puts what another device set in place of what was typed. */
    take: ({ part, stored }: ElsewhereChange) => {
      setPart(part, stored)
      clearErrors(part.split('.')[0] as SettingsPath)
      setSeen(fieldsOf({ ...partsOf(seen), [part]: stored }, fieldNames))
      setChanges(changes.map((one) => (one.part === part ? { ...one, isContested: false } : one)))
    },
    /** Saving was refused, and the news says why: what is saved next replaces it. */
    accept: (now: ShopSettings) => {
      shown.current = now
      bringIn(now)
      setSeen(formOf(now))
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
