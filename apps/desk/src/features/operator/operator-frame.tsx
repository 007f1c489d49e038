import { Say, useText } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { ownerNavigation } from '@dimsum/words/desk/desk'
import { operator } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import type { Sentence } from '@dimsum/words/sentence'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'

const links = [
  ['/admin', ownerNavigation.admin],
  ['/production-status', deskScreens.systemStatus],
  ['/payment-test', deskScreens.paymentTest],
  ['/webhook-test', deskScreens.webhookTest],
  ['/debug-midtrans', deskScreens.debugMidtrans],
] as const

/** Frame of the operator's screens: title, description, navigation. */
export function OperatorFrame({
  title,
  about,
  children,
}: {
  title: Sentence
  about: Sentence
  children: ReactNode
}) {
  const [here] = useLocation()
  const text = useText()
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <header className="py-6">
        <Say.h1 tabIndex={-1} className="text-h1 font-extrabold">
          {title}
        </Say.h1>
        <Say.p className="mt-1 text-kecap-700">{about}</Say.p>
        <nav aria-label={text(operator.pages)} className="mt-3 flex flex-wrap gap-x-5">
          {links.map(([path, name]) => {
            // The payment test loads Midtrans's script, so it is a separate document with a wider content policy.
            const Anchor = path === '/payment-test' ? 'a' : RouteLink
            return (
              <Anchor
                key={path}
                href={path}
                aria-current={path === here ? 'page' : undefined}
                className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline aria-[current]:text-kecap-900 aria-[current]:no-underline"
              >
                <Say>{name}</Say>
              </Anchor>
            )
          })}
        </nav>
      </header>
      {children}
    </div>
  )
}
