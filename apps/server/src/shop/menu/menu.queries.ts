import type { OwnPackage } from '@dimsum/contract/menu'
import { photoOf } from '@dimsum/domain/photo-sizes'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connection.ts'
import { packages } from '../../platform/db/tables/menu.ts'
import { photos } from '../../platform/db/tables/photos.ts'

/** A package with all that the owner set for it. */
export type MenuItem = Omit<OwnPackage, 'soldLately' | 'isUsed'>

/** An ISO 8601 moment, or null. */
const answered = (moment: Date | null) => moment && moment.toISOString()

/** All packages in the order of the page, hidden and archived ones too. A text without English is Indonesian in both. */
export const listMenu = async (db: Db): Promise<MenuItem[]> => {
  const rows = await db
    .select({
      item: packages,
      photo: { hash: photos.hash, width: photos.width, height: photos.height },
      price: sql<number>`price_of(packages)`,
      left: sql<number | null>`case when total_limit is not null
        then greatest(0, total_limit - packages_sold(package_type)) end`,
    })
    .from(packages)
    .leftJoin(photos, eq(photos.hash, packages.photo))
    .orderBy(asc(packages.position), asc(packages.packageType))
  return rows.map(({ item, photo, price, left }) => {
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
      photo: photo && photoOf(photo),
      orderFrom: answered(item.orderFrom),
      orderUntil: answered(item.orderUntil),
      left,
    }
  })
}
