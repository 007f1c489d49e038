import type { PackageAvailability } from '@dimsum/contract/inventory'
import type { MenuPackage } from '@dimsum/contract/menu'
import { saleState } from '@dimsum/domain/package-sale'
import { formQuantityMaximum } from '@dimsum/domain/quantity'
import { wibDay } from '@dimsum/domain/wib-date'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { useNow } from '@dimsum/web/components/now.tsx'
import { dates } from '@dimsum/words/dates'
import type { Sentence } from '@dimsum/words/sentence'
import { packagesOnSale } from '@dimsum/words/shop/packages-on-sale'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { availabilityQuery } from './availability.ts'

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

export type ItemOnSale = MenuPackage & { sale: PackageSale }

/** The menu with what is on sale now. An unchanged package is the same object as before, for `memo`. */
export function useMenuOnSale(): readonly ItemOnSale[] {
  const menu = useMenu()
  const now = useNow()
  const select = useCallback(
    (stock: PackageAvailability[] | null) =>
      menu.map((item) => ({ ...item, sale: saleOf(item, now, stock ?? []) })),
    [menu, now],
  )
  return useQuery({ ...availabilityQuery, select }).data ?? select(null)
}

/** A package without an inventory row can be ordered. */
function saleOf(item: MenuPackage, now: Date, available: readonly PackageAvailability[]): PackageSale {
  const stock = available.find(({ packageType }) => packageType === item.packageType) ?? {
    isOrderable: true,
    left: null,
  }
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
    notes.push(packagesOnSale.soldOutUntil(dates.dayShort(soldOutUntil)))
  return notes
}
