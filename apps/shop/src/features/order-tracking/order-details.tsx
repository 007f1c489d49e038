import type { Order } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { wordsOf } from '@dimsum/domain/order-words'
import { formatPhone } from '@dimsum/domain/phone'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { Detail, DetailList } from '@dimsum/ui/detail-list.tsx'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { PaymentBadge } from '@dimsum/web/components/payment-badge.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'

/** The paperwork of a tracked order (product.md section 2, Track order). */
export function OrderDetails({ order }: { order: Order }) {
  const lines = orderLines(order)
  return (
    <section aria-labelledby="details-title">
      <h3 id="details-title" className="text-title font-bold">
        Rincian pesanan
      </h3>
      <DetailList className="mt-3">
        <Detail name="Paket">
          {lines.map(({ packageType, name, quantity }) => (
            <span key={packageType} className="block">
              {lines.length > 1 && `${quantity} × `}
              {name}
            </span>
          ))}
        </Detail>
        <Detail name="Jumlah">{packagesOf(lines)} paket</Detail>
        <Detail name="Total harga">
          {/* At 200 % text a large sum still fits on a phone. */}
          <Price
            amount={order.totalPrice}
            className="text-[min(var(--text-price),8vw)] leading-tight font-extrabold"
          />
        </Detail>
        <Detail name="Metode pengiriman">{order.isDelivery ? 'Diantar' : 'Pickup'}</Detail>
        {order.deliveryDate && (
          <Detail name={order.isDelivery ? 'Tanggal kirim' : 'Tanggal ambil'}>
            <time dateTime={order.deliveryDate}>{formatWibDay(order.deliveryDate)}</time>
          </Detail>
        )}
        <Detail name="Status pembayaran">
          <PaymentBadge isPaid={order.isPaid} />
        </Detail>
        <Detail name="Nama">
          <bdi>{order.customerName}</bdi>
        </Detail>
        <Detail name="Nomor telepon">
          {order.masked ? order.customerPhone : formatPhone(order.customerPhone)}
        </Detail>
        <Detail name="Alamat" wide>
          <span className="whitespace-pre-line">{order.customerAddress}</span>
        </Detail>
        <Detail name="Tanggal pesanan">
          <ShopDate at={order.orderDate} format="short-time" />
        </Detail>
        {wordsOf(order).map(({ field, name, text }) => (
          <Detail key={field} name={name} wide>
            <span className="whitespace-pre-line">{text}</span>
          </Detail>
        ))}
      </DetailList>
    </section>
  )
}
