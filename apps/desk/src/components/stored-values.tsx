import { isSameValue } from '@dimsum/domain/merge-edits'
import { Say } from '@dimsum/ui/say.tsx'
import { formDraft } from '@dimsum/words/form-draft'
import type { Sentence } from '@dimsum/words/sentence'
import { usePackageNames } from './package-names.ts'
import { storedWords } from './stored-words.ts'

/** A field without a label does not compile. `expected` is what a call compares, not a field. */
export type StoredLabels<Values> = Readonly<Record<Exclude<keyof Values, 'expected'>, Sentence>>

type StoredValuesProps<Values> = { stored: Values; typed: Values; labels: StoredLabels<Values> }

/** `Harga, rupiah: Rp 60.000` for each field that another device stored and that is typed otherwise here. */
export function StoredValues<Values extends object>({ stored, typed, labels }: StoredValuesProps<Values>) {
  const packages = usePackageNames()
  const fields = Object.keys(stored) as Exclude<keyof Values & string, 'expected'>[]
  return (
    <ul className="list-disc pl-5">
      {fields
        .filter((field) => !isSameValue(stored[field], typed[field]))
        .map((field) => (
          <Say.li key={field}>
            {formDraft.storedValue(labels[field], storedWords(field, stored[field], packages))}
          </Say.li>
        ))}
    </ul>
  )
}
