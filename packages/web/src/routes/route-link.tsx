import { type ComponentProps, useContext } from 'react'
import { Link, useLocation } from 'wouter'
import { preloadRoute } from './preload-route.ts'
import { AppRoutes, useOpensHere } from './route-table.ts'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: string
  replace?: boolean
  /** Kept with the entry of the history that the link makes. */
  state?: object
}

/**
 * A link to one of our pages. The page's code is fetched at the first hover, touch or focus of the
 * link, not before, and never when the device asks to save data. A page of the other app is another document.
 */
export function RouteLink({ href, replace, state, ...rest }: RouteLinkProps) {
  const routes = useContext(AppRoutes)
  const opensHere = useOpensHere()
  const [here] = useLocation()
  const target = href.replace(/[?#].*/, '')
  // The router would follow a link for another tab in this one.
  const isElsewhere = rest.target !== undefined && rest.target !== '_self'
  if (isElsewhere || !opensHere(target, here)) return <a {...rest} href={href} />

  const fetchPage = () => preloadRoute(routes, target)
  return (
    <Link
      {...rest}
      {...(replace && { replace })}
      {...(state && { state })}
      href={href}
      onPointerEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
    />
  )
}
