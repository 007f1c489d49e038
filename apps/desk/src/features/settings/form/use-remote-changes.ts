import type { ChangeShopSettingsInput } from '@dimsum/contract/change-shop-settings'
import type { ShopSettings } from '@dimsum/contract/shop-settings'
import { type ElsewhereChange, isSameValue, mergeEdits } from '@dimsum/domain/merge-edits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldsOf, partsOf } from '../../../components/settings-parts.ts'
import { fieldNames, fieldOf, settingFields } from '../sections/setting-fields.ts'
import { changedFields, formOf } from './form-values.ts'
import { type Draft, recallDraft } from './settings-draft.ts'
import type { SettingsFormReturn, SettingsPath } from './settings-form-type.ts'

type Options = {
  form: SettingsFormReturn
  /** Stored settings; undefined until loaded. */
  settings: ShopSettings | undefined
  /** Values the form was filled from. */
  seen: ChangeShopSettingsInput
  setSeen: (seen: ChangeShopSettingsInput) => void
}

const sectionOf = (part: string) => settingFields[fieldOf(part)].section

/** Merges changes that another device saved into the form, and lists them. */
export function useRemoteChanges({
  form: { getValues, setValue, reset, clearErrors },
  settings,
  seen,
  setSeen,
}: Options) {
  const [changes, setChanges] = useState<readonly ElsewhereChange[]>([])

  const setPart = (part: string, value: unknown) => {
    const [field = '', entry] = part.split('.')
    const isField = entry === undefined || field === 'weekdayCapacity'
    const together = fieldsOf({ ...partsOf(getValues()), [part]: value }, [field])
    const [path, filled] = isField ? [part, value] : [field, together[fieldOf(field)]]
    setValue(path as SettingsPath, filled as never, { shouldDirty: true })
  }

  /**
   * Three-way merge of stored settings and the form, or an earlier draft. A conflicting part keeps its old base, so
   * that saving is rejected once, whichever section it is in.
   */
  const mergeRemote = (now: ShopSettings, draft?: Draft) => {
    const stored = partsOf(formOf(now))
    const { seen: before, typed } = draft ?? { seen, typed: getValues() }
    const { merged, elsewhere } = mergeEdits(partsOf(before), partsOf(typed), stored)
    const touched = changedFields(typed, before).map(sectionOf)
    const contested = elsewhere.filter(({ isContested }) => isContested).map(({ part }) => part)
    const kept = Object.fromEntries(contested.map((part) => [part, partsOf(before)[part]]))
    setSeen(fieldsOf({ ...stored, ...kept }, fieldNames))
    // Field arrays render rows of a `reset`, but not those of a `setValue`.
    if (draft) reset(fieldsOf(merged, fieldNames))
    else {
      const held = partsOf(typed)
      for (const part of new Set([...Object.keys(merged), ...Object.keys(held)]))
        if (!isSameValue(held[part], merged[part])) setPart(part, merged[part])
    }
    // Fields without typed changes are simply updated; that is no news.
    const earlier = changes.filter(({ part }) => !elsewhere.some((one) => one.part === part))
    setChanges([...earlier, ...elsewhere].filter(({ part }) => touched.includes(sectionOf(part))))
  }
  const mergeLatest = useEffectEvent(mergeRemote)

  const shown = useRef<ShopSettings>(undefined)
  useEffect(() => {
    if (!settings || shown.current === settings) return
    // On the first load only a stored draft can have typed values: new fields are merely empty.
    const draft = shown.current ? undefined : (recallDraft() ?? { seen: {}, typed: {} })
    shown.current = settings
    mergeLatest(settings, draft)
  }, [settings])

  return {
    changes,
    /** Replaces a typed value with the stored one. */
    acceptRemote: ({ part, stored }: ElsewhereChange) => {
      setPart(part, stored)
      clearErrors(part.split('.')[0] as SettingsPath)
      setSeen(fieldsOf({ ...partsOf(seen), [part]: stored }, fieldNames))
      setChanges(changes.map((one) => (one.part === part ? { ...one, isContested: false } : one)))
    },
    /** Uses the stored settings as the new base: the next save overwrites them. */
    rebase: (now: ShopSettings) => {
      shown.current = now
      mergeRemote(now)
      setSeen(formOf(now))
    },
    /** Merges an earlier draft into the form. */
    merge: mergeRemote,
    /** Resets the form to the saved settings. */
    resetTo: (saved: ShopSettings) => {
      shown.current = saved
      setSeen(formOf(saved))
      reset(formOf(saved))
      setChanges([])
    },
  }
}
