import { navigation } from '@dimsum/words/shop/navigation'

/** Entries of the navigation bar, in the order of product.md section 2. */
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

/** Whether the entry is marked as the current page. Of the landing page's sections only the top one is. */
export function isCurrent({ href }: NavigationEntry, pathname: string): boolean {
  return href === '/#home' ? pathname === '/' : href === pathname
}

/** Footer with the list of links; the menu button links to it when the drawer is unavailable. */
export const footerAnchor = '#kaki'
