/**
 * Two devices change the same settings. What a form was filled from, what was typed into it and what is stored by now
 * are compared part by part (a part is what is decided as one: a price, a day, the opening hours), as in a three-way merge.
 */

/** Parts by name; one that is missing has no value. */
export type Parts = Readonly<Record<string, unknown>>

export interface ElsewhereChange {
  readonly part: string
  /** What is stored now. */
  readonly stored: unknown
  /** Changed here too, to something else: the form keeps what was typed. */
  readonly isContested: boolean
}

/**
 * What the form should show now, and what changed elsewhere. A part not changed here follows what is stored, a part
 * that was changed here stays as typed; what both set alike is no news.
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

/** Whether two values that JSON can carry say the same; objects may list their keys in any order. */
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
