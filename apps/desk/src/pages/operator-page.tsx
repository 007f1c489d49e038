import { Say, useText } from '@dimsum/ui/say.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { ownerNavigation } from '@dimsum/words/desk/desk'
import { operator } from '@dimsum/words/desk/operator'
import { deskScreens } from '@dimsum/words/desk/screens'
import { useLocation } from 'wouter'
import { MidtransDebug } from '../features/operator/midtrans-debug.tsx'
import { PaymentTest } from '../features/operator/payment-test.tsx'
import { SystemStatus } from '../features/operator/system-status.tsx'
import { WebhookTest } from '../features/operator/webhook-test.tsx'

const places = [
  ['/production-status', deskScreens.systemStatus, operator.systemStatus, SystemStatus],
  ['/payment-test', deskScreens.paymentTest, operator.paymentTest, PaymentTest],
  ['/webhook-test', deskScreens.webhookTest, operator.webhookTest, WebhookTest],
  ['/debug-midtrans', deskScreens.debugMidtrans, operator.debugMidtrans, MidtransDebug],
] as const

/** /production-status, /payment-test, /webhook-test and /debug-midtrans: the operator's screens. */
export default function OperatorPage() {
  const [here] = useLocation()
  const text = useText()
  const [shown, title, about, Content] = places.find(([path]) => here.startsWith(path)) ?? places[0]
  return (
    <div className="mx-auto max-w-content px-4 pb-16 sm:px-6 lg:px-8">
      <header className="py-6">
        <Say.h1 tabIndex={-1} className="text-h1 font-extrabold">
          {title}
        </Say.h1>
        <Say.p className="mt-1 text-kecap-700">{about}</Say.p>
        <nav aria-label={text(operator.pages)} className="mt-3 flex flex-wrap gap-x-5">
          {([['/admin', ownerNavigation.admin], ...places] as const).map(([path, name]) => {
            // The payment test loads Midtrans's script, so it is a separate document with a wider content policy.
            const Anchor = path === '/payment-test' ? 'a' : RouteLink
            return (
              <Anchor
                key={path}
                href={path}
                aria-current={path === shown ? 'page' : undefined}
                className="inline-flex min-h-12 items-center font-bold text-pandan-700 underline aria-[current]:text-kecap-900 aria-[current]:no-underline"
              >
                <Say>{name}</Say>
              </Anchor>
            )
          })}
        </nav>
      </header>
      <Content />
    </div>
  )
}
