import fastifyStatic from '@fastify/static'
import type { App } from '../platform/http/app.ts'

/** Names that carry their content's hash never change; the service worker must always be asked for anew. */
const cachingOf = (path: string): string => {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.endsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

/** Documents are rendered, not read; compressed twins are sent in place of their file; maps stay here. */
const neverServed = ['**/.*', '**/.*/**', '**/*.map', '**/*.br', '**/*.gz', '**/*.html']

/**
 * The browser's files of the web builds, each by its exact name as it lay there at the start: a name
 * that is not among them is 404, whatever it looks like. A name in both folders carries the hash of the same content.
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
