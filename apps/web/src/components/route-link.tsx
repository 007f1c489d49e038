import { type ComponentProps, createContext, useContext } from 'react'
import { Link, useLocation } from 'wouter'
import { hasOwnDocument } from './own-documents.ts'

/** Fetches the code of the page at a path. Set by the app, which knows the pages. */
export const PreloadRoute = createContext<(path: string) => void>(() => {})

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string; replace?: boolean }

/**
 * A link to one of our pages. The page's code is fetched when somebody first hovers, touches or focuses the
 * link, not before, and never when the device asks to save data.
 */
export function RouteLink({ href, replace, ...rest }: RouteLinkProps) {
  const preload = useContext(PreloadRoute)
  const [here] = useLocation()
  const target = href.replace(/[?#].*/, '')
  // The router would follow a link for another tab in this one.
  const isElsewhere = rest.target !== undefined && rest.target !== '_self'
  if (isElsewhere || hasOwnDocument(here) || hasOwnDocument(target)) return <a {...rest} href={href} />

  const fetchPage = () => preload(href)
  return (
    <Link
      {...rest}
      {...(replace && { replace })}
      href={href}
      onPointerEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
    />
  )
}
