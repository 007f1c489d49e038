import type { PackageAvailability } from '@dimsum/contract/inventory'
import { packageTypes } from '@dimsum/domain/catalogue'
import type { Db } from '../db/connection.ts'
import { listStock, type StockRow } from './inventory.queries.ts'

/** Which packages can be ordered: no row is not limited, an inactive row is not sold. */
export const availabilityOf = (stock: readonly StockRow[]): PackageAvailability[] =>
  packageTypes.map((packageType) => {
    const row = stock.find((candidate) => candidate.packageType === packageType)
    if (!row) return { packageType, isOrderable: true, left: null }
    return {
      packageType,
      isOrderable: row.isActive && row.currentStock > 0,
      left: row.isActive ? row.currentStock : 0,
    }
  })

/** The storefront's answer to "what can I order now?". */
export const findAvailability = async (db: Db): Promise<PackageAvailability[]> =>
  availabilityOf(await listStock(db))
