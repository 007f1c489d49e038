import { HalalBadge } from '../../components/halal-badge.tsx'
import { Price } from '../../components/price.tsx'
import { Detail, DetailList } from '../../ui/detail-list.tsx'
import type { OrderPreview } from './order-preview.ts'

/** Package, price, quantity and total, and how payment goes on (spec section 2): the desktop column and the phone's sheet. */
export function OrderSummary({ preview }: { preview: OrderPreview | null }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {preview ? (
        <>
          <div>
            <p className="text-title font-bold">{preview.item.name}</p>
            <p className="text-small text-kecap-600">{preview.item.description}</p>
          </div>
          <DetailList>
            <Detail name="Harga per paket">
              <Price amount={preview.unitPrice} />
            </Detail>
            <Detail name="Jumlah">{preview.quantity} paket</Detail>
            {preview.more.map(({ item, quantity, total }) => (
              <Detail key={item.type} name={`+ ${quantity} × ${item.name}`}>
                <Price amount={total} />
              </Detail>
            ))}
          </DetailList>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-garis pt-4">
            <span className="font-bold">Total</span>
            <Price amount={preview.total} className="text-kpi font-extrabold" />
          </p>
        </>
      ) : (
        <p className="text-kecap-700">Pilih paket dulu, totalnya langsung muncul di sini.</p>
      )}
      <HalalBadge text="100% Halal" />
      <p className="text-small text-kecap-700">
        Pembayaran: transfer bank atau bayar di tempat (COD). Detail pembayaran kami kirim lewat WhatsApp
        setelah pesanan dikonfirmasi.
      </p>
    </div>
  )
}
