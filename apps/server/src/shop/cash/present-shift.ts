import type { CashShift } from '@dimsum/contract/cash'
import type { ShiftWithCash } from './cash.queries.ts'

/** The username in an actor, `admin:<username>`. */
const nameOf = (actor: string): string => actor.replace(/^admin:/, '')

/** Float plus cash received minus cash given back. */
export const expectedCash = (shift: Pick<ShiftWithCash, 'openingFloat' | 'received' | 'givenBack'>): number =>
  Number(shift.openingFloat) + shift.received - shift.givenBack

export const presentShift = (shift: ShiftWithCash, reader: string): CashShift => ({
  id: shift.id,
  person: nameOf(shift.openedBy),
  isOwn: shift.openedBy === reader,
  openedAt: shift.openedAt.toISOString(),
  openingFloat: Number(shift.openingFloat),
  received: shift.received,
  givenBack: shift.givenBack,
  expected: expectedCash(shift),
  closing: shift.closedAt && {
    at: shift.closedAt.toISOString(),
    by: nameOf(shift.closedBy ?? ''),
    expected: Number(shift.expected),
    counted: Number(shift.counted),
    reason: shift.reason ?? '',
  },
})
