import type { ReactNode } from 'react'
import { Tooltip } from '../ui/tooltip.tsx'
import { RouteLink } from './route-link.tsx'

const places = [
  ['/admin?tab=orders', 'Pesanan', 'Pesanan masuk, status dan label'],
  ['/admin/dapur', 'Dapur', 'Yang dimasak per hari'],
  ['/admin/pengaturan', 'Pengaturan', 'Toko, jam buka, harga dan hari tutup'],
] as const

/** The head of the owner's Indonesian screens: title, the way to the others, and what the screen adds. */
export function OwnerHeader({
  title,
  here,
  children,
}: {
  title: string
  here: (typeof places)[number][0]
  children?: ReactNode
}) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-1 py-4 print:hidden">
      <h1 tabIndex={-1} className="text-h1 font-extrabold">
        {title}
      </h1>
      <nav aria-label="Admin" className="-ml-3 flex flex-wrap gap-x-1">
        {places.map(([path, name, about]) => (
          <Tooltip key={path} text={about}>
            <RouteLink
              href={path}
              aria-current={path === here ? 'page' : undefined}
              className="inline-flex min-h-12 items-center rounded-button px-3 font-bold text-pandan-700 hover:bg-santan-100 aria-[current=page]:text-kecap-900 aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              {name}
            </RouteLink>
          </Tooltip>
        ))}
      </nav>
      {children}
    </header>
  )
}
