import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { HalalBadge } from '../../components/halal-badge.tsx'
import type { OrderPreview, PreviewLine } from './order-preview.ts'

/** Package, price, quantity and total, and how payment goes on (product.md section 2): the desktop column and the phone's sheet. */
export function OrderSummary({ preview }: { preview: OrderPreview | null }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {preview ? (
        <>
          {preview.lines.length > 1 ? (
            <SeveralLines lines={preview.lines} />
          ) : (
            preview.lines.map((line) => <OnlyLine key={line.item.type} {...line} />)
          )}
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

function OnlyLine({ item, quantity, unitPrice }: PreviewLine) {
  return (
    <>
      <div>
        <p className="text-title font-bold">{item.name}</p>
        <p className="text-small text-kecap-600">{item.description}</p>
      </div>
      <DetailList>
        <Detail name="Harga per paket">
          <Price amount={unitPrice} />
        </Detail>
        <Detail name="Jumlah">{quantity} paket</Detail>
      </DetailList>
    </>
  )
}

/** Every package with what it comes to, so that the lines add up to the total. */
function SeveralLines({ lines }: { lines: readonly PreviewLine[] }) {
  return (
    <DetailList>
      {lines.map(({ item, quantity, unitPrice, total }) => (
        <Detail
          key={item.type}
          name={
            <>
              <span className="block font-medium text-kecap-900">
                {quantity} × {item.name}
              </span>
              <Price amount={unitPrice} /> per paket
            </>
          }
        >
          <Price amount={total} />
        </Detail>
      ))}
      <Detail name="Jumlah">{packagesOf(lines)} paket</Detail>
    </DetailList>
  )
}
