import type { PackageType } from '@dimsum/domain/menu'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/connection.ts'
import { firstRow } from '../../platform/db/first-row.ts'
import { packages } from '../../platform/db/tables/menu.ts'
import { type PhotoFormat, photos, photoVariants } from '../../platform/db/tables/photos.ts'
import { settings } from '../../platform/db/tables/shop.ts'
import { packageName } from '../menu/menu.queries.ts'

type Photo = typeof photos.$inferSelect
type Variant = typeof photoVariants.$inferSelect

/** Serialises uploads until the transaction ends. */
export const lockPhotos = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('photos'))`)
}

/** Number and total size of all photos. */
export const measurePhotos = async (tx: Tx): Promise<{ count: number; bytes: number }> => {
  const [sums] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${photos.master})), 0)::int`,
    })
    .from(photos)
  return sums ?? { count: 0, bytes: 0 }
}

/** Stores a photo; an existing one is marked as used. */
export const insertPhoto = async (
  tx: Tx,
  photo: Pick<Photo, 'hash' | 'master' | 'width' | 'height' | 'createdBy'>,
): Promise<void> => {
  await tx
    .insert(photos)
    .values(photo)
    .onConflictDoUpdate({ target: photos.hash, set: { usedAt: sql`now()` } })
}

export const insertVariants = async (
  db: Db | Tx,
  hash: string,
  variants: readonly Pick<Variant, 'width' | 'format' | 'bytes'>[],
): Promise<void> => {
  await db
    .insert(photoVariants)
    .values(variants.map(({ width, format, bytes }) => ({ hash, width, format, bytes })))
    .onConflictDoNothing()
}

/** A variant's bytes, null while it is not encoded yet, with the size of its photo; undefined for an unknown photo. */
export const findVariant = (db: Db, hash: string, width: number, format: PhotoFormat) =>
  firstRow(
    db
      .select({ width: photos.width, height: photos.height, bytes: photoVariants.bytes })
      .from(photos)
      .leftJoin(
        photoVariants,
        and(
          eq(photoVariants.hash, photos.hash),
          eq(photoVariants.width, width),
          eq(photoVariants.format, format),
        ),
      )
      .where(eq(photos.hash, hash)),
  )

export const findMaster = async (db: Db, hash: string): Promise<Buffer | undefined> => {
  const [found] = await db.select({ master: photos.master }).from(photos).where(eq(photos.hash, hash))
  return found?.master
}

/** Every photo with the widths in which it is encoded. */
export const listEncodedWidths = (db: Db) =>
  db
    .select({
      hash: photos.hash,
      width: photos.width,
      height: photos.height,
      widths: sql<number[]>`array(select v.width from ${photoVariants} v where v.hash = photos.hash)`,
    })
    .from(photos)

export const isPackage = async (db: Db, packageType: PackageType): Promise<boolean> =>
  (await db.$count(packages, eq(packages.packageType, packageType))) > 0

/** The photo of a package, and its name, locked until the transaction ends; undefined for an unknown package. */
export const lockPhotoOf = (tx: Tx, packageType: PackageType) =>
  firstRow(
    tx
      .select({ name: packageName, photo: packages.photo })
      .from(packages)
      .where(eq(packages.packageType, packageType))
      .for('update'),
  )

export const updatePhotoOf = async (
  tx: Tx,
  packageType: PackageType,
  photo: string | null,
): Promise<void> => {
  await tx.update(packages).set({ photo, updatedAt: sql`now()` }).where(eq(packages.packageType, packageType))
}

const isUsed = sql`(exists (select from ${packages} p where p.photo = photos.hash)
  or exists (select from ${settings} s where s.key = 'transferQris' and s.value = to_jsonb(photos.hash)))`

/** Marks a photo as used now, so that it is not deleted before its use is committed. @returns whether it is stored */
export const keepPhoto = async (tx: Tx, hash: string): Promise<boolean> => {
  const { rowCount } = await tx.update(photos).set({ usedAt: sql`now()` }).where(eq(photos.hash, hash))
  return rowCount === 1
}

export const findPhotoSize = (db: Db, hash: string) =>
  firstRow(
    db
      .select({ hash: photos.hash, width: photos.width, height: photos.height })
      .from(photos)
      .where(eq(photos.hash, hash)),
  )

/** Marks photos as used, once a day. */
export const markUsedPhotos = async (db: Db): Promise<void> => {
  await db
    .update(photos)
    .set({ usedAt: sql`now()` })
    .where(sql`${isUsed} and ${photos.usedAt} < now() - interval '1 day'`)
}

/** Deletes photos that nothing has used for more than so many days. @returns how many */
export const deleteUnusedPhotos = async (db: Db | Tx, days: number): Promise<number> => {
  const { rowCount } = await db
    .delete(photos)
    .where(sql`not ${isUsed} and ${photos.usedAt} < now() - ${days} * interval '1 day'`)
  return rowCount ?? 0
}
