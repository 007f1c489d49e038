import type { Order } from '@dimsum/contract/orders'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled, labelColour } from '@dimsum/domain/order-status'
import { wordsOf } from '@dimsum/domain/order-words'
import { formatPhone } from '@dimsum/domain/phone'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { Say } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { packagesOf } from '@dimsum/web/components/order-lines.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { statusEnglish } from '@dimsum/words/order-status'
import { type ReactNode, type Ref, useId } from 'react'
import { isAmountHidden, isPhoneHidden } from '../../components/hidden-facts.ts'
import { Barcode } from './barcode.tsx'

type LabelSheetProps = {
  order: Order
  ref: Ref<HTMLElement>
  onBarcodeDrawn: () => void
  /** Heading of the label: the page's own on a page of one label. */
  heading?: 'h1' | 'h2'
}

/** The label as it is printed: who gets it in the largest type, what is in it, and the barcode (product.md section 2). */
export function LabelSheet({ order, ref, onBarcodeDrawn, heading: Heading = 'h1' }: LabelSheetProps) {
  const { name } = useShop()
  const titleId = useId()
  const lines = orderLines(order)
  return (
    <article ref={ref} aria-labelledby={titleId} className="label-sheet">
      <header className="label-header">
        <div>
          <p className="label-shop">{name}</p>
          <Heading id={titleId}>Order Shipping Label</Heading>
        </div>
        <p className="label-id">
          Order ID <span className="label-number">#{formatOrderId(order.id)}</span>
        </p>
      </header>
      <Recipient order={order} />
      <MoneyDue order={order} />
      <dl className="label-facts">
        <Fact name="Package" wide>
          {lines.map(({ packageType, name: packageName, quantity }) => (
            <span key={packageType} className="label-line">
              {lines.length > 1 && `${quantity} × `}
              {packageName}
            </span>
          ))}
        </Fact>
        <Fact name="Quantity">{packagesOf(lines)}</Fact>
        {!isAmountHidden(order) && (
          <Fact name="Total">
            <Price amount={order.totalPrice} />
          </Fact>
        )}
        <Fact name="Delivery">{order.isDelivery ? 'Yes' : 'Pickup'}</Fact>
        <Fact name="Status">
          <span data-colour={labelColour[order.status] ?? 'grey'} className="label-status">
            <Say>{statusEnglish[order.status] ?? statusEnglish.pending}</Say>
          </span>
        </Fact>
        {order.deliveryDate && (
          <Fact name={order.isDelivery ? 'Delivery date' : 'Pickup date'} wide>
            <time lang="id" dateTime={order.deliveryDate}>
              {formatWibDay(order.deliveryDate)}
            </time>
          </Fact>
        )}
        <Fact name="Date" wide>
          {order.orderDate ? <ShopDate at={order.orderDate} format="long" /> : 'N/A'}
        </Fact>
      </dl>
      {wordsOf(order).map(({ field, onLabel, text }) => (
        <section key={field} className="label-notes">
          <h2>{onLabel}</h2>
          <p lang="id">{text}</p>
        </section>
      ))}
      <div className="label-code">
        <Barcode orderId={order.id} onDrawn={onBarcodeDrawn} />
      </div>
      <Thanks />
    </article>
  )
}

function Recipient({ order }: { order: Order }) {
  const { customerName, customerPhone, customerEmail, customerAddress, masked } = order
  return (
    <section aria-label="Delivery Information" className="label-recipient">
      <p className="label-name">
        <bdi>{customerName}</bdi>
      </p>
      <p className="label-address">{customerAddress}</p>
      {(masked || !isPhoneHidden(order)) && (
        <p className="label-contact">
          {masked ? customerPhone : formatPhone(customerPhone)}
          {customerEmail && <span className="label-email"> · {customerEmail}</span>}
        </p>
      )}
    </section>
  )
}

/** What the driver asks for at the door. */
function MoneyDue({ order }: { order: Order }) {
  const { status, isPaid, totalPrice } = order
  if (isCancelled(status)) return <MoneyStrip>DIBATALKAN</MoneyStrip>
  if (isPaid) return <MoneyStrip>LUNAS</MoneyStrip>
  if (isAmountHidden(order)) return <MoneyStrip>BELUM LUNAS</MoneyStrip>
  return (
    <MoneyStrip>
      TAGIH <Price amount={totalPrice} />
    </MoneyStrip>
  )
}

function MoneyStrip({ children }: { children: ReactNode }) {
  return (
    <p lang="id" className="label-money">
      {children}
    </p>
  )
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'label-wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Thanks() {
  const { phone, email, halalCertificate, thanks } = useShop()
  return (
    <footer className="label-footer">
      <p lang="id">{thanks || 'Terima kasih atas pesanan Anda'}</p>
      <p>{[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}</p>
      {halalCertificate && <p lang="id">No. Sertifikat Halal {halalCertificate}</p>}
    </footer>
  )
}
