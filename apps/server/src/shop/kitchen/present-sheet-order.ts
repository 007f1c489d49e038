import type { OrderMark, SheetOrder } from '@dimsum/contract/kitchen'
import { rupiahFromWire } from '@dimsum/domain/money'
import { presentAdminOrder } from '../orders/read/present-order.ts'
import type { SheetRow } from './cook-sheet.queries.ts'

/** Min number of open unpaid orders of one phone for a mark. */
const severalUnpaid = 3

/**
 * The kitchen's view of an order: complete, with ticks and marks.
 * @param cashCeiling orders above this amount in rupiah must be paid first; null: no max
 */
export const presentSheetOrder = (row: SheetRow, cashCeiling: number | null): SheetOrder => ({
  ...presentAdminOrder({ ...row.order, items: row.items }),
  items: row.items.map(({ preparedAt, ...line }) => ({
    ...line,
    preparedAt: preparedAt === null ? null : new Date(preparedAt).toISOString(),
  })),
  marks: marksOf(row, cashCeiling),
})

const marksOf = ({ order, openUnpaid, isBlocked }: SheetRow, cashCeiling: number | null): OrderMark[] => {
  if (order.isPaid) return []
  const marks: Record<OrderMark, boolean> = {
    blocked: isBlocked,
    'many-pending': order.suspicion === 'many-pending',
    'many-from-address': order.suspicion === 'many-from-address',
    'several-unpaid': openUnpaid >= severalUnpaid,
    'above-cash-ceiling': cashCeiling !== null && rupiahFromWire(order.totalPrice) > cashCeiling,
  }
  return (Object.keys(marks) as OrderMark[]).filter((mark) => marks[mark])
}
