import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

const links = [
  ['/admin', 'Admin'],
  ['/production-status', 'System Status'],
  ['/payment-test', 'Payment Test'],
  ['/webhook-test', 'Webhook Test'],
  ['/debug-midtrans', 'Midtrans Debug'],
] as const

/** The plain frame of the operator's screens: a title, a line about it, and the way to the others. */
export function OperatorFrame({
  title,
  about,
  children,
}: {
  title: string
  about: ReactNode
  children: ReactNode
}) {
  const [here] = useLocation()
  return (
    <div lang="en" className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <header className="py-6">
        <h1 tabIndex={-1} className="text-h1 font-extrabold">
          {title}
        </h1>
        <p className="mt-1 text-kecap-700">{about}</p>
        <nav aria-label="Operator pages" className="mt-3 flex flex-wrap gap-x-5">
          {links.map(([path, name]) => {
            // The payment test loads the provider's script, so it is a document of its own with a wider policy.
            const Anchor = path === '/payment-test' ? 'a' : RouteLink
            return (
              <Anchor
                key={path}
                href={path}
                aria-current={path === here ? 'page' : undefined}
                className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline aria-[current]:text-kecap-900 aria-[current]:no-underline"
              >
                {name}
              </Anchor>
            )
          })}
        </nav>
      </header>
      {children}
    </div>
  )
}
