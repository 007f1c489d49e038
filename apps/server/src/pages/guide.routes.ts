import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '../platform/http/app.ts'

/**
 * Serves the owner's guide at `/panduan` and in English at `/guide`, so that it opens without another website. The build
 * generates both from apps/desk/guide (scripts/prepare/guide.mjs), with pictures and styles in the same folder.
 * @param folder of the built guide; undefined when it was not built
 */
export const installGuide = async (app: App, folder: string | undefined): Promise<void> => {
  if (folder === undefined) return
  for (const name of ['panduan', 'guide']) {
    const page = await readFile(join(folder, `${name}.html`), 'utf8')
    app.get(`/${name}`, { config: { access: 'anyone' }, schema: { hide: true } }, (_request, reply) =>
      reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).type('text/html').send(page),
    )
  }
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' }
      route.schema = { ...route.schema, hide: true }
    })
    await scope.register(fastifyStatic, {
      root: folder,
      prefix: '/panduan/',
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html'],
      maxAge: '1h',
    })
  })
}
