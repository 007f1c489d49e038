import type { MenuPackage } from '@dimsum/contract/menu'
import { saleState } from '@dimsum/domain/package-sale'
import { formQuantityMaximum } from '@dimsum/domain/quantity'
import { wibDay } from '@dimsum/domain/wib-date'
import type { Sentence } from '@dimsum/words/sentence'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { usePackageAvailability } from './availability.ts'

export type PackageSale = {
  /** Reason why the package cannot be ordered, or null. */
  obstacle: Sentence | null
  /** Hints to show before the package is ordered. */
  notes: readonly Sentence[]
  /** Max quantity of this package in one order. */
  most: number
  /** Packages left, by stock or by the sales limit; null when neither is set. */
  left: number | null
}

/** Obstacle, hints and limits of a package at the given time. */
export function usePackageSale(item: MenuPackage, now: Date): PackageSale {
  const stock = usePackageAvailability(item.packageType)
  const limits = [stock.left, item.left].filter((limit) => limit !== null)
  const left = limits.length > 0 ? Math.min(...limits) : null
  return {
    obstacle: obstacleOf(item, now) ?? (stock.isOrderable ? null : packagesOnSale.soldOut),
    notes: notesOf(item, now),
    most: Math.min(formQuantityMaximum, left ?? formQuantityMaximum, item.orderLimit ?? formQuantityMaximum),
    left,
  }
}

function obstacleOf(item: MenuPackage, now: Date): Sentence | null {
  switch (saleState(item, now)) {
    case 'open':
      return null
    case 'gone':
      return packagesOnSale.gone
    case 'over':
      return packagesOnSale.over
    case 'early':
      return packagesOnSale.early(item)
  }
}

function notesOf(item: MenuPackage, now: Date): Sentence[] {
  const { orderUntil, deliverFrom, deliverUntil, left, soldOutUntil } = item
  const today = wibDay(now)
  const notes: Sentence[] = []
  if (orderUntil !== null || deliverFrom !== null || deliverUntil !== null)
    notes.push(packagesOnSale.preOrder(item))
  if (left !== null) notes.push(packagesOnSale.left(left))
  if (soldOutUntil === today) notes.push(packagesOnSale.soldOut)
  else if (soldOutUntil !== null && soldOutUntil > today)
    notes.push(packagesOnSale.soldOutUntil(soldOutUntil))
  return notes
}
