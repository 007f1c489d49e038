import { StoredPhoto } from '@dimsum/contract/menu'
import { PackageTypeField } from '@dimsum/contract/text-fields'
import { photoSizes } from '@dimsum/domain/photo-sizes'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { orNotFound } from '../../platform/errors/shop-error.ts'
import { forRight, requireActor, requireAdmin } from '../../platform/http/access/access.ts'
import { imageOf, photoTypes, takeImagesOnly } from '../../platform/http/request/image-body.ts'
import { callerGone } from '../../platform/http/request/on-response-end.ts'
import { requestLimits } from '../../platform/http/request/request-limits.ts'
import { limit } from '../../platform/limits/limit.ts'
import type { ShopFeature } from '../shop-parts.ts'
import { removePackagePhoto, setPackagePhoto } from './change-package-photo.ts'
import { findMaster, findVariant } from './photos.queries.ts'
import { storePhoto } from './store-photo.ts'

const FileParams = z.object({
  file: z
    .string()
    .regex(/^[0-9a-f]{32}(-[1-9]\d{0,3}\.(avif|webp)|\.webp)$/)
    .transform((name) => {
      const [hash = '', width = ''] = name.split(/[-.]/)
      // Without a width the whole picture is meant.
      return { hash, width: Number(width) || null, format: name.endsWith('avif') ? 'avif' : 'webp' } as const
    }),
})

const PackageParams = z.object({ packageType: PackageTypeField })

/** Photos of the menu, and the owner's QRIS, under immutable URLs. A request for one never encodes. */
export const photoRoutes: ShopFeature = (app, parts) => {
  const { db, settings } = parts
  takeImagesOnly(app)
  const upload = {
    config: forRight('settings', { handlerTimeout: requestLimits.photoHandlerTimeout }),
    bodyLimit: requestLimits.photoBody,
    onRequest: (request: FastifyRequest) => limit(parts, 'photos-per-user', requireAdmin(request).username),
  }

  app.put(
    '/api/admin/photos',
    { ...upload, schema: { consumes: photoTypes, response: { 200: StoredPhoto } } },
    async (request, reply) => {
      const actor = requireActor(request)
      return { photo: await storePhoto(db, actor, imageOf(request), callerGone(request, reply)) }
    },
  )

  app.put(
    '/api/admin/menu/:packageType/photo',
    {
      ...upload,
      schema: { params: PackageParams, consumes: photoTypes, response: { 200: StoredPhoto } },
    },
    async (request, reply) => {
      const actor = requireActor(request)
      const { packageType } = request.params
      const gone = callerGone(request, reply)
      const photo = await setPackagePhoto(db, actor, packageType, imageOf(request), gone)
      settings.forget()
      await app.pages.refresh()
      return { photo }
    },
  )

  app.delete(
    '/api/admin/menu/:packageType/photo',
    { config: forRight('settings'), schema: { params: PackageParams, response: { 204: z.null() } } },
    async (request) => {
      await removePackagePhoto(db, requireActor(request), request.params.packageType)
      settings.forget()
      await app.pages.refresh()
    },
  )

  app.get(
    '/foto/:file',
    { config: { access: 'anyone' }, schema: { hide: true, params: FileParams } },
    async (request, reply) => {
      const { hash, width, format } = request.params.file
      const send = (bytes: Buffer) =>
        reply
          .type(`image/${format}`)
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(bytes)
      if (width === null) {
        return send(orNotFound(await findMaster(db, hash)))
      }
      const found = await findVariant(db, hash, width, format)
      if (found?.bytes) return send(found.bytes)
      // After a restore the variants are missing for some minutes: the master is sent instead.
      const isExpected = found && photoSizes(found).some((size) => size.width === width)
      const master = orNotFound(isExpected ? await findMaster(db, hash) : undefined)
      return reply.type('image/webp').header('cache-control', 'no-store').send(master)
    },
  )
}
