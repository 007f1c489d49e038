import type { OrderedLine } from '@dimsum/domain/order-lines'

/** Packages of all lines together. */
export function packagesOf(lines: readonly Pick<OrderedLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
