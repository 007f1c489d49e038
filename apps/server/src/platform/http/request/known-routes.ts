import type { App } from '../app.ts'

type KnownRoute = { matches: RegExp; methods: Set<string> }

/** `/api/orders/:id` becomes a pattern of whole parts, `/assets/*` of everything below. */
const patternOf = (url: string): RegExp => {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replaceAll(/[.\\+?^${}()|[\]]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}/?$`)
}

/**
 * Remembers which methods each path has, so that a wrong method differs from a wrong path: 405 with
 * `Allow`, against 404. Returns the methods of a path, empty when nothing is there.
 */
export const rememberRoutes = (app: App): ((path: string) => string[]) => {
  const known = new Map<string, KnownRoute>()
  app.addHook('onRoute', ({ url, method }) => {
    const route = known.get(url) ?? { matches: patternOf(url), methods: new Set<string>() }
    for (const name of [method].flat()) route.methods.add(name)
    known.set(url, route)
  })
  return (path) => {
    const methods = [...known.values()]
      .filter((route) => route.matches.test(path))
      .flatMap((route) => [...route.methods])
    return [...new Set(methods)].sort()
  }
}
