import type { PackageAvailability } from '@dimsum/contract/inventory'
import { saleState } from '@dimsum/domain/package-sale'
import type { MenuItem } from '../menu/menu.queries.ts'
import { shownOf } from '../menu/present-menu.ts'
import type { ShopParts } from '../shop-parts.ts'
import { listStock, type StockRow } from './inventory.queries.ts'

type Facts = { stock: readonly StockRow[]; now: Date }

/**
 * Whether a package can be ordered: not outside its ordering period, and not when its total limit is sold. Without a
 * stock row it is unlimited, an inactive row means not sold. Delivery days, including sold-out ones, are checked with
 * the chosen day.
 */
const availabilityOf = (item: MenuItem, { stock, now }: Facts): PackageAvailability => {
  const { packageType } = item
  if (saleState(item, now) !== 'open') return { packageType, isOrderable: false, left: 0 }
  const row = stock.find((candidate) => candidate.packageType === packageType)
  const inStock = row && (row.isActive ? row.currentStock : 0)
  const limits = [inStock, item.left].filter((limit) => typeof limit === 'number')
  const left = limits.length > 0 ? Math.min(...limits) : null
  return { packageType, isOrderable: left !== 0, left }
}

/** What customers can order now: the visible packages in display order. */
export const findAvailability = async ({
  db,
  now,
  settings,
}: Pick<ShopParts, 'db' | 'now' | 'settings'>): Promise<PackageAvailability[]> => {
  const [stock, menu] = [await listStock(db), await settings.menu()]
  const facts = { stock, now: now() }
  return shownOf(menu).map((item) => availabilityOf(item, facts))
}
