/** Stock of one package, counted in packages (product.md sections 3, 4 and 9). */

export const defaultStock = 0
export const defaultMinimumStock = 10

/** What one press of plus or minus adds or takes. */
export const stockStep = 1

export interface StockLevel {
  readonly currentStock: number
  readonly minimumStock: number
}

/** Low is at the minimum or below it. */
export function isLowStock({ currentStock, minimumStock }: StockLevel): boolean {
  return currentStock <= minimumStock
}

/** The stock after an adjustment by hand, never below zero. */
export function adjustedStock(currentStock: number, change: number): number {
  return Math.max(0, currentStock + change)
}

/** Why a stock figure moved; every movement carries one. */
export const movementReasons = ['sold', 'returned', 'received', 'waste', 'recount', 'manual'] as const
export type MovementReason = (typeof movementReasons)[number]
