import type { OwnPackage } from '@dimsum/contract/menu'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { packages } from '../../platform/db/tables/menu.ts'

/** A package with all that the owner set for it. */
export type MenuItem = Omit<OwnPackage, 'soldLately' | 'isUsed'>

/** An ISO 8601 moment, or null. */
const answered = (moment: Date | null) => moment && moment.toISOString()

/** All packages in the order of the page, hidden and archived ones too. A text without English is Indonesian in both. */
export const listMenu = async (db: Db): Promise<MenuItem[]> => {
  const rows = await db
    .select({
      item: packages,
      price: sql<number>`price_of(packages)`,
      left: sql<number | null>`case when total_limit is not null
        then greatest(0, total_limit - packages_sold(package_type)) end`,
    })
    .from(packages)
    .orderBy(asc(packages.position), asc(packages.packageType))
  return rows.map(({ item, price, left }) => {
    const {
      name,
      nameEn,
      description,
      descriptionEn,
      createdAt: _,
      updatedAt: __,
      position: ___,
      ...rest
    } = item
    return {
      ...rest,
      name: { id: name, en: nameEn || name },
      description: { id: description, en: descriptionEn || description },
      price,
      photo: null,
      orderFrom: answered(item.orderFrom),
      orderUntil: answered(item.orderUntil),
      left,
    }
  })
}
