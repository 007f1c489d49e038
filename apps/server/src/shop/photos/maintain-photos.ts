import { photoSizes } from '@dimsum/domain/photo-sizes'
import type { Db } from '../../platform/db/connection.ts'
import { photoFormats } from '../../platform/db/tables/photos.ts'
import { encodeVariants } from './encode-photo.ts'
import {
  deleteUnusedPhotos,
  findMaster,
  insertVariants,
  listEncodedWidths,
  markUsedPhotos,
} from './photos.queries.ts'

/** Encodes missing variants: after a restore, or after an update that added a width. */
const encodeMissing = async (db: Db, isStopped: () => boolean): Promise<number> => {
  let encoded = 0
  for (const { hash, widths, ...size } of await listEncodedWidths(db)) {
    const isWhole = photoSizes(size).every(
      ({ width }) => widths.filter((stored) => stored === width).length === photoFormats.length,
    )
    if (isWhole || isStopped()) continue
    const master = await findMaster(db, hash)
    if (!master) continue
    await insertVariants(db, hash, await encodeVariants({ ...size, bytes: master }))
    encoded += 1
  }
  return encoded
}

/** Days that a replaced photo is kept: open pages still show it. */
const unusedKept = 7

/** The periodic job of the photos. */
export const maintainPhotos = async (db: Db, isStopped: () => boolean) => {
  await markUsedPhotos(db)
  const removed = await deleteUnusedPhotos(db, unusedKept)
  return { encoded: await encodeMissing(db, isStopped), removed }
}
