import { useState } from 'react'
import { TrackForm } from '../features/order-tracking/track-form.tsx'
import { TrackedOrder } from '../features/order-tracking/tracked-order.tsx'

/** `/track-order`: number and phone in, one order out. */
export default function TrackOrderPage() {
  const [orderId, setOrderId] = useState<number | null>(null)
  return (
    <div className="mx-auto max-w-form px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="mb-6 font-display text-h1 font-semibold">Lacak Pesanan</h1>
      {orderId === null ? (
        <TrackForm onFound={setOrderId} />
      ) : (
        <TrackedOrder key={orderId} orderId={orderId} onSearchAnother={() => setOrderId(null)} />
      )}
    </div>
  )
}
