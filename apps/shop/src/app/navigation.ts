import { navigation } from '@dimsum/words/shop/navigation'

/** The navigation bar's entries, in the order of product.md section 2. */
export const navigationEntries = [
  { label: navigation.home, href: '/#home' },
  { label: navigation.products, href: '/#products' },
  { label: navigation.about, href: '/#about' },
  { label: navigation.contact, href: '/#contact' },
  { label: navigation.order, href: '/order' },
  { label: navigation.track, href: '/track-order' },
  { label: navigation.admin, href: '/admin' },
] as const

export type NavigationEntry = (typeof navigationEntries)[number]

/** Whether an entry stands for the page one is on; of the landing page's sections only its top does. */
export function isCurrent({ href }: NavigationEntry, pathname: string): boolean {
  return href === '/#home' ? pathname === '/' : href === pathname
}

/** The footer with its list of ways on: what the menu button leads to where the drawer cannot be drawn. */
export const footerAnchor = '#kaki'
