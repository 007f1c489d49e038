/**
 * Three-way merge of settings that two devices edit: the form's initial values, its typed values and the stored values
 * are compared per part. A part is a value that is decided as a whole: a price, a day, the opening hours.
 */

/** Values by part name; a missing part has no value. */
export type Parts = Readonly<Record<string, unknown>>

export interface ElsewhereChange {
  readonly part: string
  /** What is stored now. */
  readonly stored: unknown
  /** True when it was also changed in this form, to another value: the form keeps the typed one. */
  readonly isContested: boolean
}

/**
 * The values the form should show now, and the remote changes. An untouched part takes the stored value, an edited part
 * stays as typed. The same change on both sides is not reported.
 */
export function mergeEdits(
  seen: Parts,
  typed: Parts,
  stored: Parts,
): { merged: Parts; elsewhere: ElsewhereChange[] } {
  const merged: Record<string, unknown> = {}
  const elsewhere: ElsewhereChange[] = []
  for (const part of new Set([...Object.keys(stored), ...Object.keys(typed), ...Object.keys(seen)])) {
    const isTyped = !isSameValue(typed[part], seen[part])
    merged[part] = isTyped ? typed[part] : stored[part]
    if (isSameValue(stored[part], seen[part]) || isSameValue(stored[part], typed[part])) continue
    elsewhere.push({ part, stored: stored[part], isContested: isTyped })
  }
  return { merged, elsewhere }
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
