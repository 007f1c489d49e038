import type { Sentence } from '@dimsum/words/sentence'
import { createContext, useContext } from 'react'
import { type LazyPage, lazyPage, type PageModule } from './lazy-page.tsx'

/** A screen as its app lists it in `screens.ts`: all that is known of it without its code. */
export type Screen = {
  /** `:id` stands for one part of the path. */
  path: string
  /** The page's file in `pages/`, without `-page.tsx`. */
  page: string
  /** Before « · {brand}» in the document's title. */
  title: Sentence
  /** Its first view is rendered on the server. */
  prerendered?: true
  /** Search engines may list it. */
  indexed?: true
  /** It may load the payment provider's script: entered and left by full page loads, so that the script stays in it. */
  ownDocument?: true
  /** What is typed on it survives a reload, and the bar for times without a network says so. */
  keepsDraft?: true
  /** Its page stays as it is from one of its addresses to another: what is typed and open in it is kept. */
  stays?: true
}

/** A screen with its code. */
export type Route = Screen & {
  code: LazyPage
  /** The page's file without its ending. */
  file: string
}

/** The screens of one app. */
export type RouteTable = {
  routes: readonly Route[]
  /** The screen at a path; a slash at the end makes no difference. `undefined` for a path of the other app, or of none. */
  match(pathname: string): Route | undefined
  /** The same, and the app's 404 screen for a path that is none; `undefined` where the app has no such screen. */
  find(pathname: string): Route | undefined
}

/**
 * Puts screens and their code together.
 * @param pageFiles the app's `import.meta.glob('../pages/*-page.tsx')`
 * @param options.notFound shown for every path that no screen has
 * @param options.alongside what else a page needs before it is rendered, fetched together with its code
 * @throws Error for a screen whose file does not exist
 */
export function createRouteTable(
  screens: readonly Screen[],
  pageFiles: Readonly<Record<string, () => Promise<PageModule>>>,
  options: { notFound?: Screen; alongside?: (screen: Screen) => Promise<void> } = {},
): RouteTable {
  const withCode = (screen: Screen): Route => {
    const file = `${screen.page}-page`
    const fetchPage = pageFiles[`../pages/${file}.tsx`]
    if (!fetchPage) throw new Error(`The screen ${screen.path} has no file pages/${file}.tsx.`)
    const fetchAll = async () => (await Promise.all([fetchPage(), options.alongside?.(screen)]))[0]
    return { ...screen, file, code: lazyPage(fetchAll) }
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

/** The screens of the app around. */
export const AppRoutes = createContext<RouteTable>(createRouteTable([], {}))

/** Whether the app around shows a path without leaving its document, being at another path of its own. */
export function useOpensHere(): (pathname: string, from: string) => boolean {
  const table = useContext(AppRoutes)
  return (pathname, from) => {
    const route = table.match(pathname)
    return route !== undefined && !route.ownDocument && !table.find(from)?.ownDocument
  }
}
