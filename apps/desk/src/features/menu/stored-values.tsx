import { isSameValue } from '@dimsum/domain/merge-edits'
import { Say } from '@dimsum/ui/say.tsx'
import { formDraft } from '@dimsum/words/form-draft'
import type { Sentence } from '@dimsum/words/sentence'
import { menuValues } from '../../components/menu-values.ts'
import { usePackageNames } from '../../components/package-names.ts'

type Field = keyof ReturnType<typeof menuValues>
type StoredValuesProps<Values> = {
  /** A field without a formatter does not compile. */
  stored: Values & Partial<Record<Exclude<keyof Values, Field>, never>>
  typed: Values
  labels: Readonly<Record<keyof Values & Field, Sentence>>
}

/** `Harga, rupiah: Rp 60.000` for each field whose stored value differs from the typed one. */
export function StoredValues<Values extends object>({ stored, typed, labels }: StoredValuesProps<Values>) {
  const values = menuValues(usePackageNames())
  const names = Object.keys(stored) as (keyof Values & Field)[]
  const different = names.filter((name) => !isSameValue(stored[name], typed[name]))
  return (
    <ul className="list-disc pl-5">
      {different.map((name) => (
        <Say.li key={name}>{formDraft.storedValue(labels[name], values[name](stored[name]))}</Say.li>
      ))}
    </ul>
  )
}
