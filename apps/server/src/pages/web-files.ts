import { join } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { App } from '../platform/http/app.ts'

const shared: Partial<FastifyStaticOptions> = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
}

/**
 * Serves the files of the web builds; any other name is 404. A name that both folders have contains a hash of the same
 * content. Documents are rendered instead; compressed versions replace their file; source maps are not public.
 */
export const installWebFiles = async (app: App, clientDirs: string[]): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' }
      route.schema = { ...route.schema, hide: true }
    })
    // Names with a content hash. A route per file would take a tenth of the start.
    await scope.register(fastifyStatic, {
      ...shared,
      root: clientDirs.map((folder) => join(folder, 'assets')),
      prefix: '/assets/',
      allowedPath: (path) => /^\/[\w-]+\.(?!map$)\w+$/.test(path),
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    })
    await scope.register(fastifyStatic, {
      ...shared,
      root: clientDirs,
      wildcard: false,
      decorateReply: false,
      globIgnore: ['assets/**', '**/.*', '**/.*/**', '**/*.map', '**/*.br', '**/*.gz', '**/*.html'],
      // The service worker must always be revalidated.
      setHeaders: (reply, path) => {
        const caching = path.endsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600'
        reply.header('cache-control', caching)
      },
    })
  })
}
