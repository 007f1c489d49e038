import type { PackageAvailability } from '@dimsum/contract/inventory'
import { packageTypes } from '@dimsum/domain/catalogue'
import { isSoldOutToday, type SoldOutDays } from '@dimsum/domain/ordering'
import type { Db } from '../../platform/db/connection.ts'
import { listStock, type StockRow } from './inventory.queries.ts'

/** Which packages can be ordered: no row is not limited, an inactive row is not sold, «habis hari ini» is for a day. */
const availabilityOf = (stock: readonly StockRow[], soldOut: SoldOutDays, now: Date): PackageAvailability[] =>
  packageTypes.map((packageType) => {
    if (isSoldOutToday(packageType, soldOut, now)) return { packageType, isOrderable: false, left: 0 }
    const row = stock.find((candidate) => candidate.packageType === packageType)
    if (!row) return { packageType, isOrderable: true, left: null }
    return {
      packageType,
      isOrderable: row.isActive && row.currentStock > 0,
      left: row.isActive ? row.currentStock : 0,
    }
  })

/** The storefront's answer to "what can I order now?". */
export const findAvailability = async (
  { db, now }: { db: Db; now: () => Date },
  soldOut: SoldOutDays,
): Promise<PackageAvailability[]> => availabilityOf(await listStock(db), soldOut, now())
