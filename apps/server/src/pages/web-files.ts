import fastifyStatic from '@fastify/static'
import type { App } from '../platform/http/app.ts'

/** Names with a content hash are immutable; the service worker must always be revalidated. */
const cachingOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

/** Documents are rendered instead; compressed versions replace their file; source maps are not public. */
const neverServed = ['**/.*', '**/.*/**', '**/*.map', '**/*.br', '**/*.gz', '**/*.html']

/**
 * Serves the files of the web builds by exact name, as listed at the start; any other name is 404. A name that both
 * folders have contains a hash of the same content.
 */
export const installWebFiles = async (app: App, clientDirs: string[]): Promise<void> => {
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'anyone' }
      route.schema = { ...route.schema, hide: true }
    })
    await scope.register(fastifyStatic, {
      root: clientDirs,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      globIgnore: neverServed,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path.replaceAll('\\', '/')))
      },
    })
  })
}
