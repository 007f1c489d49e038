import type { OrderedLine } from '@dimsum/domain/order-lines'

/** `2 × Paket Sedang (20 pcs)`, further packages after a comma. */
export function orderLinesText(lines: readonly Pick<OrderedLine, 'name' | 'quantity'>[]): string {
  return lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')
}

/** Packages of all lines together. */
export function packagesOf(lines: readonly Pick<OrderedLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
