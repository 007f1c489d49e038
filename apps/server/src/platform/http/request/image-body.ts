import { photoFaults } from '@dimsum/words/photo-faults'
import type { FastifyRequest } from 'fastify'
import { ShopError } from '../../errors/shop-error.ts'
import type { App } from '../app.ts'

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp']

/** The feature's routes accept only images. A form of another site cannot send one. */
export const takeImagesOnly = (app: App): void => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('*', ({ headers }, _body, done) => {
    const isHeic = /^image\/hei[cf]/i.test(headers['content-type'] ?? '')
    done(new ShopError('unsupported-media-type', photoFaults[isHeic ? 'heic' : 'not-a-photo']))
  })
  app.addContentTypeParser([...photoTypes], { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export const imageOf = ({ body }: Pick<FastifyRequest, 'body'>): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0)
