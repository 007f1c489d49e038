/** What is typed in a form, and what its fields were filled from. */
export type Edits<Values> = { typed: Values; seen: Values }

/**
 * Merges stored values into an open form, field by field. An unedited field takes the stored value. An edited field stays
 * as typed and, unless the same is stored, is still compared with what it was typed over.
 */
export function mergeEdits<Values extends object>(
  { typed, seen }: Edits<Values>,
  stored: Values,
): Edits<Values> {
  const merged = { typed: { ...stored }, seen: { ...stored } }
  for (const name of Object.keys(typed) as (keyof Values)[]) {
    if (isSameValue(typed[name], seen[name])) continue
    merged.typed[name] = typed[name]
    if (!isSameValue(typed[name], stored[name])) merged.seen[name] = seen[name]
  }
  return merged
}

/** Deep equality of two JSON values; the order of an object's keys is ignored. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const keys = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        Object.hasOwn(b, key) &&
        isSameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  )
}
