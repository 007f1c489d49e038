import { isSameValue, mergeEdits } from '@dimsum/domain/merge-edits'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * The values each field of a form was filled from. When other values are stored while the form is open, unedited fields
 * are updated. An edited field keeps its text and its old base, so that the call fails instead of overwriting another
 * device's change.
 */
export function useStored<Values extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  start: Values,
  stored: Values,
) {
  const seen = useRef(start)
  const known = useRef(stored)

  const follow = (now: Values) => {
    known.current = now
    const typed = getValues()
    const merged = mergeEdits({ typed, seen: seen.current }, now)
    seen.current = merged.seen
    for (const name of Object.keys(now) as Path<Values>[])
      if (!isSameValue(merged.typed[name], typed[name]))
        setValue(name, merged.typed[name] as PathValue<Values, Path<Values>>)
  }
  const followLatest = useEffectEvent(() => {
    if (!isSameValue(stored, known.current)) follow(stored)
  })
  useEffect(followLatest)

  return {
    seen: () => seen.current,
    /** Uses these values as the new base: the user has seen them, so the next call overwrites them. */
    rebase: (now: Values | undefined) => {
      if (!now) return
      follow(now)
      seen.current = now
    },
    /** Sets the values that the last call stored. */
    markSaved: (sent: Values) => {
      seen.current = sent
    },
    /** The stored values as last fetched. */
    latest: () => known.current,
  }
}
