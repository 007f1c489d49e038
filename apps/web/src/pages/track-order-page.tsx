import { parseOrderIdInput } from '@dimsum/domain/order-number'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { TrackForm } from '../features/order-tracking/track-form.tsx'
import { TrackedOrder } from '../features/order-tracking/tracked-order.tsx'

/** `/track-order`: number and phone in, one order out. `?orderId=12` fills in the number. */
export default function TrackOrderPage() {
  const [search] = useSearchParams()
  const [orderId, setOrderId] = useState<number | null>(null)
  return (
    <div className="mx-auto max-w-form px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="mb-6 font-display text-h1 font-semibold">Lacak Pesanan</h1>
      {orderId === null ? (
        <TrackForm linkedOrder={parseOrderIdInput(search.get('orderId') ?? '')} onFound={setOrderId} />
      ) : (
        <TrackedOrder key={orderId} orderId={orderId} onSearchAnother={() => setOrderId(null)} />
      )}
    </div>
  )
}
