import { isSameValue } from '@dimsum/domain/merge-edits'
import type { Message } from '@dimsum/words/sentence'
import { changedElsewhere } from '@dimsum/words/server/changed-elsewhere'
import { ShopError } from './shop-error.ts'

/**
 * Refuses a change when the screen's values differ from the stored ones; omitted parts are not compared. @throws
 * ShopError `stale`, with an issue for each part of `expected` that differs in `stored`
 */
export const assertExpected = <Name extends string>(
  stored: Readonly<Record<Name, unknown>>,
  expected: Readonly<Partial<Record<Name, unknown>>>,
  message: Message,
): void => {
  const changed = Object.entries(expected).filter(
    ([name, shown]) => shown !== undefined && !isSameValue(shown, stored[name as Name]),
  )
  if (changed.length === 0) return
  const issues = changed.map(([path]) => ({ path, message: changedElsewhere }))
  throw new ShopError('stale', message, { issues })
}
