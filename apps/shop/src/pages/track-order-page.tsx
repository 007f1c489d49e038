import { parseWrittenOrderId } from '@dimsum/domain/order-number'
import { Say } from '@dimsum/ui/say.tsx'
import { trackOrder } from '@dimsum/words/shop/track-order'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'wouter'
import { TrackForm } from '../features/order-tracking/track-form.tsx'
import { TrackedOrder } from '../features/order-tracking/tracked-order.tsx'
import { usePrivateLink } from '../features/order-tracking/use-private-link.ts'

/**
 * `/track-order`: finds an order by number and phone. The URL has the id of the shown order, so reload and Back show it
 * again. `?orderId=12` shows an order that this browser holds; otherwise it only fills in the number.
 */
export default function TrackOrderPage() {
  const [search] = useSearchParams()
  const linked = parseWrittenOrderId(search.get('orderId') ?? '')
  /** The order that was verified or is held; rendered while the URL has its id. */
  const [opened, setOpened] = useState<number | null>(null)
  const show = useCallback((id: number) => {
    writeAddress(`?orderId=${id}`)
    setOpened(id)
  }, [])
  const isShown = opened !== null && opened === linked
  const link = usePrivateLink(linked, isShown, show)
  return (
    <div className="mx-auto max-w-form px-4 py-8 sm:px-6 lg:py-12">
      <Say.h1 className="mb-6 font-display text-h1 font-semibold">{trackOrder.title}</Say.h1>
      {isShown ? (
        <TrackedOrder key={opened} orderId={opened} onSearchAnother={() => writeAddress('')} />
      ) : (
        <TrackForm linkedOrder={linked} link={link} onFound={show} />
      )}
    </div>
  )
}

const writeAddress = (search: string) => history.replaceState(history.state, '', location.pathname + search)
