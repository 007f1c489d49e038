import { type Edits, isSameValue, mergeEdits } from '@dimsum/domain/merge-edits'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { formDraft as words } from '@dimsum/words/form-draft'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forget, keep, recall } from './session-memory.ts'

/** This tab's draft, merged with the stored values; without a draft the stored values. */
export function recallEdits<Values extends FieldValues>(
  name: string | undefined,
  stored: Values,
): Edits<Values> {
  const draft = name === undefined ? undefined : recall(placeOf(name))
  return isEdits<Values>(draft) ? mergeEdits(draft, stored) : { typed: stored, seen: stored }
}

/** Stores the values that differ from `seen` in this tab, under the name. */
export function useFormDraft<Values extends FieldValues>(
  name: string | undefined,
  { subscribe, getValues, reset }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues' | 'reset'>,
  {
    seen,
    latest,
    markSaved,
  }: { seen: () => Values; latest: () => Values; markSaved: (values: Values) => void },
) {
  const [isRestored, setRestored] = useState(() => name !== undefined && !isSameValue(getValues(), latest()))
  const write = useEffectEvent((typed: Values) => {
    if (name === undefined) return
    if (isSameValue(typed, seen())) forget(placeOf(name))
    else keep(placeOf(name), { typed, seen: seen() } satisfies Edits<Values>)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => write(values) }),
    [subscribe],
  )
  const drop = () => {
    if (name !== undefined) forget(placeOf(name))
    setRestored(false)
  }
  return {
    isRestored,
    forget: drop,
    discard: () => {
      markSaved(latest())
      reset(latest())
      drop()
    },
  }
}

/** Note that the fields have values typed before the form was closed or the page reloaded. */
export function DraftNote({
  draft: { isRestored, discard },
  onDiscard,
}: {
  draft: { isRestored: boolean; discard: () => void }
  onDiscard?: () => void
}) {
  if (!isRestored) return null
  const discardAll = () => {
    discard()
    onDiscard?.()
  }
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-input bg-kunyit-100 p-3 text-small text-kunyit-800"
    >
      <Say>{words.restored}</Say>
      <Button variant="outline" onClick={discardAll}>
        {words.discard}
      </Button>
    </div>
  )
}

const placeOf = (name: string) => `draft-${name}`

const isEdits = <Values,>(draft: unknown): draft is Edits<Values> =>
  typeof draft === 'object' && draft !== null && 'typed' in draft && 'seen' in draft
