import { formatOrderId, parseOrderIdInput } from '@dimsum/domain/order-number'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'wouter'
import { orderQuery } from '../api/orders.ts'
import { OrderNotFound } from '../components/order-not-found.tsx'
import { usePageTitle } from '../components/page-title.ts'
import { PhoneProof } from '../features/order-access/phone-proof.tsx'
import { OrderLabel } from '../features/order-label/order-label.tsx'
import { Button } from '../ui/button.tsx'
import { SteamerRing } from '../ui/steamer-ring.tsx'

/** `/order-label/12`: opens for anyone and shows what the caller may see. */
export default function OrderLabelPage() {
  const { id = '' } = useParams()
  const orderId = parseOrderIdInput(id)
  return orderId === null ? <LabelMissing /> : <Label orderId={orderId} />
}

function Label({ orderId }: { orderId: number }) {
  usePageTitle(`Label ${formatOrderId(orderId)}`)
  const { data: order, isPending } = useQuery(orderQuery(orderId))
  if (isPending) {
    return (
      <p role="status" lang="en" className="flex min-h-dvh items-center justify-center gap-3 text-kecap-700">
        <SteamerRing className="size-8" />
        Loading label…
      </p>
    )
  }
  if (!order) return <LabelMissing />
  return (
    <OrderLabel
      order={order}
      proof={
        <PhoneProof
          orderId={orderId}
          reason="Nama, telepon, dan alamat hanya terlihat oleh pemesan dan toko. Masukkan nomor telepon pemesan."
        />
      }
    />
  )
}

function LabelMissing() {
  const [, navigate] = useLocation()
  return (
    <OrderNotFound text="The requested order could not be found.">
      <Button onClick={() => (history.length > 1 ? history.back() : navigate('/'))}>Back</Button>
    </OrderNotFound>
  )
}
