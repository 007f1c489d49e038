/** The navigation bar's entries, in the order of product.md section 2. */
export const navigationEntries = [
  { label: 'Beranda', href: '/#home' },
  { label: 'Produk', href: '/#products' },
  { label: 'Tentang', href: '/#about' },
  { label: 'Kontak', href: '/#contact' },
  { label: 'Pesan Online', href: '/order' },
  { label: 'Lacak Pesanan', href: '/track-order' },
  { label: 'Admin', href: '/admin' },
] as const

export type NavigationEntry = (typeof navigationEntries)[number]

/** Whether an entry stands for the page one is on; of the landing page's sections only its top does. */
export function isCurrent({ href }: NavigationEntry, pathname: string): boolean {
  return href === '/#home' ? pathname === '/' : href === pathname
}

/** The footer with its list of ways on: what the menu button leads to where the drawer cannot be drawn. */
export const footerAnchor = '#kaki'
