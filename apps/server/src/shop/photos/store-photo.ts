import { hash } from 'node:crypto'
import { photoOf } from '@dimsum/domain/photo-sizes'
import { photoKeeping } from '@dimsum/words/server/photos'
import { type Db, inTransaction, type Tx } from '../../platform/db/connection.ts'
import { ShopError } from '../../platform/errors/shop-error.ts'
import { encodeMaster, encodeVariants } from './encode-photo.ts'
import {
  deleteUnusedPhotos,
  insertPhoto,
  insertVariants,
  lockPhotos,
  measurePhotos,
} from './photos.queries.ts'

/** Max photos: one for every package of a large menu, and still small in a backup. */
const maxPhotos = 60
const maxBytes = 64 * 1024 ** 2

/**
 * Encodes an uploaded photo and stores it in one transaction with `use`.
 * @throws ShopError as `encodeMaster`; `conflict` when the limit is reached
 */
export const storePhoto = async (
  db: Db,
  actor: string,
  upload: Buffer,
  gone: AbortSignal,
  use: (tx: Tx, hash: string) => Promise<void> = async () => {},
) => {
  const master = await encodeMaster(upload, gone)
  const variants = await encodeVariants(master, gone)
  const name = hash('sha256', master.bytes, 'hex').slice(0, 32)
  const { width, height, bytes } = master
  await inTransaction(db, async (tx) => {
    await lockPhotos(tx)
    await insertPhoto(tx, { hash: name, master: bytes, width, height, createdBy: actor })
    await insertVariants(tx, name, variants)
    await use(tx, name)
    await keepWithinQuota(tx)
  })
  return photoOf({ hash: name, width, height })
}

/** Replaced photos, which are kept for some days, are deleted first. */
const keepWithinQuota = async (tx: Tx): Promise<void> => {
  const isOver = async () => {
    const { count, bytes } = await measurePhotos(tx)
    return count > maxPhotos || bytes > maxBytes
  }
  if (!(await isOver())) return
  await deleteUnusedPhotos(tx, 0)
  if (await isOver()) throw new ShopError('conflict', photoKeeping.tooMany(maxPhotos))
}
