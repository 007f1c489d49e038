import type { NewPackage } from '@dimsum/contract/change-menu'
import type { SaleReason } from '@dimsum/contract/errors'
import type { OwnMenu, OwnPackage } from '@dimsum/contract/menu'
import { type BothLanguages, type PackageType, storedEnglish } from '@dimsum/domain/menu'
import { photoOf } from '@dimsum/domain/photo-sizes'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { packages } from '../../platform/db/tables/menu.ts'
import { photos } from '../../platform/db/tables/photos.ts'
import { listChoiceGroups } from './choices.queries.ts'

/** A package with all its settings. */
export type MenuItem = Omit<OwnPackage, 'soldLately' | 'isUsed'>

/**
 * A package that cannot be ordered as requested, with the limit that excludes it (`check_package`, `check_line`).
 */
export type SaleRefusal = { reason: SaleReason; packageType: PackageType } & Partial<{
  left: number
  day: string
  from: string | null
  until: string | null
  /** Name of the refused group or option. */
  choice: BothLanguages
  /** Index of the refused line in the order, from 0. */
  line: number
}>

/** The name of a package; without English it is Indonesian in both languages. */
export const packageName = {
  id: packages.name,
  en: sql<string>`coalesce(nullif(${packages.nameEn}, ''), ${packages.name})`,
}

/** An ISO 8601 moment, or null. */
const answered = (moment: Date | null) => moment?.toISOString() ?? null

/**
 * All packages in display order, hidden and archived ones too. A text without English is Indonesian in both languages.
 */
export const listMenu = async (db: Db): Promise<MenuItem[]> => {
  const rows = await db
    .select({
      item: packages,
      photo: { hash: photos.hash, width: photos.width, height: photos.height },
      left: sql<number | null>`case when total_limit is not null
        then greatest(0, total_limit - packages_sold(package_type)) end`,
    })
    .from(packages)
    .leftJoin(photos, eq(photos.hash, packages.photo))
    .orderBy(asc(packages.position), asc(packages.packageType))
  const groups = await listChoiceGroups(db)
  return rows.map(({ item, photo, left }) => {
    const {
      name,
      nameEn,
      description,
      descriptionEn,
      category,
      categoryEn,
      createdAt: _,
      updatedAt: __,
      position: ___,
      ...rest
    } = item
    return {
      ...rest,
      name: { id: name, en: nameEn || name },
      description: { id: description, en: descriptionEn || description },
      category: { id: category, en: categoryEn || category },
      photo: photo && photoOf(photo),
      orderFrom: answered(item.orderFrom),
      orderUntil: answered(item.orderUntil),
      left,
      choiceGroups: groups
        .filter(({ packages }) => packages.includes(item.packageType))
        .map(({ packages: _, ...group }) => group),
    }
  })
}

/** Whether an order, a stock row or a promotion code refers to the package. */
const isUsed = sql<boolean>`(
  exists (select from order_items i where i.package_type = packages.package_type)
  or exists (select from orders o where o.package_type = packages.package_type)
  or exists (select from inventory s where s.package_type = packages.package_type)
  or exists (select from promotion_codes c where packages.package_type = any (c.packages)))`

/** The owner's view of the menu: with sales of the last 30 days, and whether a package is in use. */
export const listOwnMenu = async (db: Db): Promise<OwnPackage[]> => {
  const menu = await listMenu(db)
  const used = await db.select({ packageType: packages.packageType, isUsed }).from(packages)
  const { rows: sold } = await db.execute<{ package_type: string; packs: number }>(sql`
    select i.package_type, sum(i.quantity)::int as packs from orders o join order_items i on i.order_id = o.id
    where o.order_date > now() - interval '30 days' and o.status <> 'cancelled' group by 1`)
  const packs = new Map(sold.map((row) => [row.package_type, row.packs]))
  const inUse = new Set<string>(used.filter((row) => row.isUsed).map(({ packageType }) => packageType))
  return menu.map((item) => ({
    ...item,
    soldLately: packs.get(item.packageType) ?? 0,
    isUsed: inUse.has(item.packageType),
  }))
}

/**
 * Serialises changes of the menu until the transaction ends; orders are not blocked. Returns the keys in display order.
 */
export const lockMenu = async (
  tx: Tx,
): Promise<{ packageType: MenuItem['packageType']; isArchived: boolean }[]> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('packages'))`)
  return tx
    .select({ packageType: packages.packageType, isArchived: sql<boolean>`state = 'archived'` })
    .from(packages)
    .orderBy(asc(packages.position), asc(packages.packageType))
}

/**
 * Locks packages against orders until the transaction ends: concurrent orders are stored before, later ones use the
 * change.
 */
export const lockPackages = async (tx: Tx, packageTypes: readonly string[]): Promise<void> => {
  await tx
    .select({ packageType: packages.packageType })
    .from(packages)
    .where(inArray(packages.packageType, [...packageTypes]))
    .orderBy(asc(packages.packageType))
    .for('update')
}

type Written = { [Field in keyof Omit<NewPackage, 'choicesOf'>]?: NewPackage[Field] | undefined }

const moment = (text: string | null | undefined) => (text == null ? text : new Date(text))
/** The owner's input as columns. */
const columnsOf = ({ name, description, category, orderFrom, orderUntil, ...rest }: Written) => ({
  ...rest,
  name: name?.id,
  nameEn: name && storedEnglish(name),
  description: description?.id,
  descriptionEn: description && storedEnglish(description),
  category: category?.id,
  categoryEn: category && storedEnglish(category),
  orderFrom: moment(orderFrom),
  orderUntil: moment(orderUntil),
})

export const insertPackage = async (
  tx: Tx,
  packageType: MenuItem['packageType'],
  entry: Omit<NewPackage, 'choicesOf'>,
): Promise<void> => {
  const position = sql`(select coalesce(max(position), 0) + 1 from packages)`
  const columns = { ...columnsOf(entry), name: entry.name.id, pieces: entry.pieces, price: entry.price }
  await tx.insert(packages).values({ ...columns, packageType, position })
}

export const updatePackage = async (
  tx: Tx,
  packageType: MenuItem['packageType'],
  change: Written,
): Promise<void> => {
  await tx
    .update(packages)
    .set({ ...columnsOf(change), updatedAt: sql`now()` })
    .where(eq(packages.packageType, packageType))
}

/** Stores the display order: these keys first, the others after them in their previous order. */
export const sortPackages = async (tx: Tx, packageTypes: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    update packages p set position = sorted.position
    from (
      select package_type, row_number() over (
        order by array_position(${sql.param(packageTypes)}::text[], package_type) nulls last, position, package_type
      ) as position from packages
    ) sorted
    where sorted.package_type = p.package_type and sorted.position <> p.position`)
}

export const deletePackage = async (tx: Tx, packageType: MenuItem['packageType']): Promise<void> => {
  await tx.delete(packages).where(eq(packages.packageType, packageType))
}

/** The owner's view of the menu. */
export const readOwnMenu = async (db: Db): Promise<OwnMenu> => ({
  packages: await listOwnMenu(db),
  choiceGroups: await listChoiceGroups(db),
})
