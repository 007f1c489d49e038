import type { PackageType } from '@dimsum/domain/menu'
import { menuKeeping } from '@dimsum/words/server/menu'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { orNotFound, ShopError } from '../../platform/errors/shop-error.ts'
import { isPackage, lockPhotoOf, updatePhotoOf } from './photos.queries.ts'
import { storePhoto } from './store-photo.ts'

const change = async (
  tx: Tx,
  actor: string,
  packageType: PackageType,
  photo: string | null,
): Promise<void> => {
  const before = orNotFound(await lockPhotoOf(tx, packageType), menuKeeping.missing)
  if (before.photo === photo) return
  await updatePhotoOf(tx, packageType, photo)
  const subject = `package:${packageType}`
  await insertAuditEntry(tx, { actor, action: 'package.photo', subject, before, after: { ...before, photo } })
}

/**
 * Replaces the photo of a package.
 * @returns the stored photo
 * @throws ShopError `not-found`, and whatever `storePhoto` throws
 */
export const setPackagePhoto = async (
  db: Db,
  actor: string,
  packageType: PackageType,
  upload: Buffer,
  gone: AbortSignal,
) => {
  if (!(await isPackage(db, packageType))) throw new ShopError('not-found', menuKeeping.missing)
  return storePhoto(db, actor, upload, gone, (tx, hash) => change(tx, actor, packageType, hash))
}

/** Removes the photo: the package shows the built-in picture or the drawing again. @throws ShopError `not-found` */
export const removePackagePhoto = (db: Db, actor: string, packageType: PackageType): Promise<void> =>
  inTransaction(db, (tx) => change(tx, actor, packageType, null))
