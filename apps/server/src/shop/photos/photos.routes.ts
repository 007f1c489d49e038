import { z } from 'zod'
import { ShopError } from '../../platform/errors/shop-error.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { sizesOf } from './photo-sizes.ts'
import { findMaster, findVariant } from './photos.queries.ts'

const FileParams = z.object({
  file: z
    .string()
    .regex(/^[0-9a-f]{32}-[1-9]\d{0,3}\.(avif|webp)$/)
    .transform((name) => {
      const [hash = '', width, format] = name.split(/[-.]/)
      return { hash, width: Number(width), format: format === 'avif' ? ('avif' as const) : ('webp' as const) }
    }),
})

/** Photos of the menu under addresses that name their content. Nothing is encoded here, whatever is asked for. */
export const photoRoutes: ShopFeature = (app, { db }) => {
  app.get(
    '/foto/:file',
    { config: { access: 'anyone' }, schema: { hide: true, params: FileParams } },
    async (request, reply) => {
      const { hash, width, format } = request.params.file
      const found = await findVariant(db, hash, width, format)
      if (found?.bytes)
        return reply
          .type(`image/${format}`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(found.bytes)
      // After a restore the variants are missing for some minutes: the master stands in for each of them.
      const isExpected = found && sizesOf(found).some((size) => size.width === width)
      const master = isExpected ? await findMaster(db, hash) : undefined
      if (!master) throw new ShopError('not-found')
      return reply.type('image/webp').header('cache-control', 'no-store').send(master)
    },
  )
}
