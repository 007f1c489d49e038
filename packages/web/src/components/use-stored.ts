import { isSameValue, mergeEdits } from '@dimsum/domain/merge-edits'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * What each field of a form was filled from. When other values are stored while the form is open, untouched fields follow them. A
 * touched field keeps its text and what it was typed over, so that the call is refused instead of overwriting another device's change.
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
    const { merged, elsewhere } = mergeEdits(seen.current, typed, now)
    const contested = elsewhere.filter(({ isContested }) => isContested).map(({ part }) => part)
    const kept = Object.fromEntries(contested.map((name) => [name, seen.current[name]]))
    seen.current = { ...now, ...kept }
    for (const name of Object.keys(now) as Path<Values>[])
      if (!isSameValue(merged[name], typed[name]))
        setValue(name, merged[name] as PathValue<Values, Path<Values>>)
  }
  const followLatest = useEffectEvent(() => {
    if (!isSameValue(stored, known.current)) follow(stored)
  })
  useEffect(followLatest)

  return {
    seen: () => seen.current,
    /** The user is told of these values: what she sends next replaces them. */
    accept: (now: Values | undefined) => {
      if (!now) return
      follow(now)
      seen.current = now
    },
    /** The values that the last call stored. */
    settle: (sent: Values) => {
      seen.current = sent
    },
    /** What is stored, as far as this screen knows. */
    latest: () => known.current,
  }
}
