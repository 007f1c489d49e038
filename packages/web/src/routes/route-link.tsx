import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { type ComponentProps, useContext } from 'react'
import { Link, useLocation } from 'wouter'
import { preloadRoute } from './preload-route.ts'
import { AppRoutes, useOpensHere } from './route-table.ts'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  href: string
  children?: MessageNode
  replace?: boolean
}

/**
 * A link to another page. The page's code is preloaded on hover, touch or focus, unless the device has Data Saver on. A
 * page of the other app is a full load.
 */
export function RouteLink({ href, replace, children, ...rest }: RouteLinkProps) {
  const routes = useContext(AppRoutes)
  const opensHere = useOpensHere()
  const [here] = useLocation()
  const target = href.replace(/[?#].*/, '')
  // wouter would handle a link with a `target` in this tab.
  const isElsewhere = rest.target !== undefined && rest.target !== '_self'
  if (isElsewhere || !opensHere(target, here))
    return (
      <a {...rest} href={href}>
        <Say>{children}</Say>
      </a>
    )

  const fetchPage = () => preloadRoute(routes, target)
  return (
    <Link
      {...rest}
      {...(replace && { replace })}
      href={href}
      onPointerEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
    >
      <Say>{children}</Say>
    </Link>
  )
}
