import type { Sentence } from '@dimsum/words/sentence'
import { createContext, useContext } from 'react'
import { type LazyPage, lazyPage, type PageModule } from './lazy-page.tsx'

/** A screen in its app's `screens.ts`: everything except its code. */
export type Screen = {
  /** `:id` matches one segment of the path. */
  path: string
  /** Name of the page's file in `pages/`, without `-page.tsx`. */
  page: string
  /** Title of the document before « · {brand}». */
  title: Sentence
  /** Rendered on the server: with its content, or as it looks while its data loads. */
  prerendered?: true | 'loading'
  /** Allowed in search engines. */
  indexed?: true
  /**
   * May load Midtrans's script. Entered and left by full page loads, so that the script does not stay loaded elsewhere.
   */
  ownDocument?: true
  /** Typed text survives a reload; the offline bar mentions it. */
  keepsDraft?: true
  /** The page stays mounted between its own URLs, so that typed text is kept. */
  stays?: true
}

/** A screen with its lazy page. */
export type Route = Screen & {
  code: LazyPage
  /** Name of the page's file without its extension. */
  file: string
}

/** The screens of one app. */
export type RouteTable = {
  routes: readonly Route[]
  /** The screen at a path, ignoring a trailing slash; `undefined` for a path of the other app or an unknown one. */
  match(pathname: string): Route | undefined
  /** Like `match`, with the app's 404 screen for an unknown path; `undefined` if the app has none. */
  find(pathname: string): Route | undefined
}

/**
 * Combines screens with their code.
 * @param pageFiles the app's `import.meta.glob('../pages/*-page.tsx')`
 * @param options.notFound screen for unknown paths
 * @throws Error for a screen whose file does not exist
 */
export function createRouteTable(
  screens: readonly Screen[],
  pageFiles: Readonly<Record<string, () => Promise<PageModule>>>,
  options: { notFound?: Screen } = {},
): RouteTable {
  const withCode = (screen: Screen): Route => {
    const file = `${screen.page}-page`
    const fetchPage = pageFiles[`../pages/${file}.tsx`]
    if (!fetchPage) throw new Error(`The screen ${screen.path} has no file pages/${file}.tsx.`)
    return { ...screen, file, code: lazyPage(fetchPage) }
  }
  const routes = screens.map(withCode)
  const notFound = options.notFound && withCode(options.notFound)
  const match = (pathname: string) => {
    const parts = partsOf(pathname)
    return isReadable(pathname) ? routes.find(({ path }) => matches(partsOf(path), parts)) : undefined
  }
  return { routes, match, find: (pathname) => match(pathname) ?? notFound }
}

function isReadable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  return (
    pattern.length === parts.length && pattern.every((part, i) => part.startsWith(':') || part === parts[i])
  )
}

/** The screens of the current app. */
export const AppRoutes = createContext<RouteTable>(createRouteTable([], {}))

/** Whether the current app can show a path, from one of its own, without a full load. */
export function useOpensHere(): (pathname: string, from: string) => boolean {
  const table = useContext(AppRoutes)
  return (pathname, from) => {
    const route = table.match(pathname)
    return route !== undefined && !route.ownDocument && !table.find(from)?.ownDocument
  }
}
