import type { OrderedLine } from '@dimsum/domain/order-lines'

/** Sum of the quantities of all lines. */
export function packagesOf(lines: readonly Pick<OrderedLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
