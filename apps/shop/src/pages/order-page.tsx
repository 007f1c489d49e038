import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { Say } from '@dimsum/ui/say.tsx'
import { useMenu } from '@dimsum/web/api/shop.ts'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { navigation } from '@dimsum/words/shop/navigation'
import { shopScreens } from '@dimsum/words/shop/screens'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { OrderForm } from '../features/order-form/order-form.tsx'
import type { PlacedOrder } from '../features/order-form/send-order.ts'
import { LastOrderNote } from '../features/order-received/last-order-note.tsx'
import { OrderReceived } from '../features/order-received/order-received.tsx'

/** `/order`. `?package=` preselects a package; `?again=12` repeats an order. */
export default function OrderPage() {
  const [placed, setPlaced] = useState<PlacedOrder | null>(null)
  // A link to this page starts the next order. wouter dispatches this event after a push.
  useEffect(() => {
    const startNext = () => {
      if (location.pathname !== '/order') return
      setPlaced(null)
      scrollTo({ top: 0, behavior: 'instant' })
    }
    addEventListener('pushState', startNext)
    return () => removeEventListener('pushState', startNext)
  }, [])
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  // Remove `?again`, so that a reload does not overwrite later changes.
  const leaveRepeat = useCallback(() => navigate('/order', { replace: true }), [navigate])
  const linked = search.get('package')
  const menu = useMenu()
  const linkedPackage = menu.find(({ packageType }) => packageType === linked)?.packageType ?? null

  if (placed) return <OrderReceived {...placed} />
  return (
    <div className="mx-auto max-w-content px-[min(1rem,5vw)] pt-4 sm:px-6 lg:px-8 lg:py-10">
      <RouteLink
        href="/"
        className="-ml-2 inline-flex min-h-12 items-center gap-2 rounded-button px-2 font-bold text-pandan-700"
      >
        <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={1.75} />
        <Say>{navigation.backHome}</Say>
      </RouteLink>
      <Say.h1 className="mt-1 mb-6 font-display text-h1 font-semibold">{shopScreens.order}</Say.h1>
      <div className="mb-6 grid max-w-form grid-cols-1 empty:hidden">
        <LastOrderNote />
      </div>
      {/* A container query: two columns where form and summary fit side by side at the current text size. */}
      <div className="@container">
        <OrderForm
          linkedPackage={linkedPackage}
          isLinkGone={Boolean(linked) && menu.length > 0 && linkedPackage === null}
          repeatOf={parseOrderIdInput(search.get('again') ?? '')}
          onRepeated={leaveRepeat}
          onPlaced={setPlaced}
        />
      </div>
    </div>
  )
}
