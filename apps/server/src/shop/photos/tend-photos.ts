import type { Db } from '../../platform/db/connection.ts'
import { photoFormats } from '../../platform/db/tables/photos.ts'
import { encodeVariants } from './encode-photo.ts'
import { sizesOf } from './photo-sizes.ts'
import { findMaster, insertVariants, listEncodedWidths } from './photos.queries.ts'

/** Encodes what is missing: after a restore, or after an update that brought another width. */
const encodeMissing = async (db: Db, isStopped: () => boolean): Promise<number> => {
  let encoded = 0
  for (const { hash, widths, ...size } of await listEncodedWidths(db)) {
    const isWhole = sizesOf(size).every(
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

/** The periodic job of the photos. */
export const tendPhotos = async (db: Db, isStopped: () => boolean) => ({
  encoded: await encodeMissing(db, isStopped),
})
