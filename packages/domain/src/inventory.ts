/** Stock of one package, counted in packages (product.md sections 3, 4 and 9). */

export const defaultStock = 0
export const defaultMinimumStock = 10

/** The change per press of plus or minus. */
export const stockStep = 1

export interface StockLevel {
  readonly currentStock: number
  readonly minimumStock: number
}

/** Low means at or below the minimum. */
export function isLowStock({ currentStock, minimumStock }: StockLevel): boolean {
  return currentStock <= minimumStock
}

/** The stock after a manual adjustment, at least zero. */
export function adjustedStock(currentStock: number, change: number): number {
  return Math.max(0, currentStock + change)
}

/** Why a stock level changed; every movement has one. */
export const movementReasons = ['sold', 'returned', 'received', 'waste', 'recount', 'manual'] as const
export type MovementReason = (typeof movementReasons)[number]
