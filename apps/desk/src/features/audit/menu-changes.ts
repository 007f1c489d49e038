import { auditMenuFields } from '@dimsum/words/desk/audit'
import { menuForm } from '@dimsum/words/desk/menu'
import type { Sentence } from '@dimsum/words/sentence'
import { menuValues } from '../../components/menu-values.ts'
import type { PackageNames } from '../../components/package-names.ts'
import { fieldChanges } from './field-changes.ts'

const labels = { ...menuForm, ...auditMenuFields }

/** What changed of a package or of a group of choices: `Harga: Rp 58.000 → Rp 60.000`. */
export function menuChanges(before: unknown, after: unknown, names: PackageNames): Sentence[] {
  const values = menuValues(names)
  const fields = Object.keys(values) as (keyof typeof values)[]
  return fieldChanges(
    before,
    after,
    Object.fromEntries(fields.map((field) => [field, [labels[field], values[field]]])),
  )
}
