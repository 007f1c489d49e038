import type { Order } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { formatOrderId } from '@dimsum/domain/order-number'
import { isCancelled } from '@dimsum/domain/order-status'
import { formatPhone } from '@dimsum/domain/phone'
import { Breakable } from '@dimsum/ui/breakable.tsx'
import { type MessageNode, Say } from '@dimsum/ui/say.tsx'
import { useShop } from '@dimsum/web/api/shop.ts'
import { HandOverTime } from '@dimsum/web/components/hand-over-time.tsx'
import { OrderCharges } from '@dimsum/web/components/order-charges.tsx'
import { PartPaid } from '@dimsum/web/components/part-paid.tsx'
import { PaymentBadge } from '@dimsum/web/components/payment-badge.tsx'
import { ShopPhoneLink } from '@dimsum/web/components/phone-link.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { orderFacts } from '@dimsum/words/order-facts'
import { wordsOf } from '@dimsum/words/order-words'
import type { Message } from '@dimsum/words/sentence'
import { cancelledRefund } from '@dimsum/words/shop/cancelled-order'
import { givenBack } from '@dimsum/words/shop/given-back'
import { invoice } from '@dimsum/words/shop/invoice'
import type { Ref } from 'react'
import { HalalBadge } from '../../components/halal-badge.tsx'
import { InvoiceFood } from './invoice-food.tsx'
import { InvoiceItems } from './invoice-items.tsx'

/** The invoice: a white sheet on screen, one A4 page in print (product.md section 2, Invoice). */
export function InvoiceSheet({ order, ref }: { order: Order; ref: Ref<HTMLElement> }) {
  const number = formatOrderId(order.id)
  const refund = isCancelled(order.status) && cancelledRefund(order)
  return (
    <article
      ref={ref}
      aria-labelledby="invoice-title"
      className="invoice-sheet rounded-card border border-garis bg-white p-[min(1.25rem,6vw)] sm:p-8 lg:p-10 print:rounded-none print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <ShopAddress />
        <div className="sm:ml-auto sm:text-right">
          <Say.h1 id="invoice-title" className="font-sans text-h1 font-extrabold tracking-wide">
            {invoice.title}
          </Say.h1>
          <p className="text-title font-bold">#{number}</p>
          <p>
            <ShopDate at={order.orderDate} format="long" />
          </p>
        </div>
      </header>
      <div className="mt-5 flex flex-wrap gap-2">
        <StatusBadge status={order.status} />
        <PaymentBadge order={order} />
      </div>
      {refund && <Say.p className="mt-3 font-medium">{refund}</Say.p>}
      <Customer order={order} />
      <InvoiceItems order={order} />
      <OrderCharges charges={order.charges} className="mt-4" />
      <div className="invoice-total mt-6 flex flex-wrap items-baseline justify-between gap-x-6 border-t-2 border-kecap-900 pt-4">
        <Say.p className="text-title font-extrabold">{invoice.sum}</Say.p>
        {/* Keeps a large sum within a phone's width at 200 % text. */}
        <Price
          amount={rupiahFromWire(order.totalPrice)}
          className="ml-auto text-[min(var(--text-kpi),10vw)] leading-tight font-extrabold print:text-kpi"
        />
      </div>
      <PartPaid order={order} />
      {order.kept && <MoneyRow name={givenBack.kept} amount={order.kept} />}
      {order.refunded && <MoneyRow name={givenBack.name} amount={order.refunded} />}
      {wordsOf(order).map(({ field, name, text }) => (
        <section key={field} className="mt-6">
          <Say.h2 className="text-small font-bold">{name}</Say.h2>
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
        </section>
      ))}
      <InvoiceFood order={order} />
      <Thanks />
    </article>
  )
}

function MoneyRow({ name, amount }: { name: Message; amount: string }) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6">
      <Say.span className="font-bold">{name}</Say.span>
      <Price amount={amount} className="ml-auto font-bold" />
    </p>
  )
}

const contactStyle = 'inline-flex min-h-12 items-center wrap-anywhere print:min-h-0'

function ShopAddress() {
  const { name, founder, email } = useShop()
  return (
    <div className="min-w-0">
      <p className="text-h2 font-extrabold">{name}</p>
      <Say.p className="text-small">{invoice.tagline(founder)}</Say.p>
      <p className="flex flex-wrap gap-x-4 text-small print:mt-1">
        <ShopPhoneLink className={contactStyle} />
        {email && (
          <a href={`mailto:${email}`} className={contactStyle}>
            <Breakable text={email} after="@" />
          </a>
        )}
      </p>
    </div>
  )
}

function Customer({ order }: { order: Order }) {
  return (
    <section aria-labelledby="customer-title" className="mt-6 border-t border-garis pt-5">
      <Say.h2 id="customer-title" className="font-bold">
        {invoice.customer}
      </Say.h2>
      <dl className="mt-2 grid grid-cols-1 gap-x-8 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        <Fact name={orderFacts.name}>
          <bdi>{order.customerName}</bdi>
        </Fact>
        <Fact name={invoice.phone}>
          {order.masked ? order.customerPhone : formatPhone(order.customerPhone)}
        </Fact>
        {order.customerEmail && (
          <Fact name={invoice.email}>
            <Breakable text={order.customerEmail} after="@" />
          </Fact>
        )}
        <Fact name={invoice.deliveryMethod}>
          {order.isDelivery ? orderFacts.delivered : orderFacts.pickUp}
        </Fact>
        {order.deliveryDate && (
          <Fact name={order.isDelivery ? invoice.deliveryDay : invoice.pickUpDay}>
            <HandOverTime day={order.deliveryDate} window={order.timeWindow} />
          </Fact>
        )}
        <Fact name={orderFacts.address} wide>
          <span className="whitespace-pre-line">{order.customerAddress}</span>
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, wide = false, children }: { name: Message; wide?: boolean; children: MessageNode }) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2 print:col-span-2' : ''}`}>
      <Say.dt className="text-small text-kecap-600 print:text-black">{name}</Say.dt>
      <Say.dd className="font-medium wrap-anywhere">{children}</Say.dd>
    </div>
  )
}

function Thanks() {
  const { halalCertificate, thanks } = useShop()
  return (
    <footer className="mt-8 grid grid-cols-1 justify-items-center gap-2 border-t border-garis pt-6 text-center">
      <Say.p className="font-bold whitespace-pre-line">{thanks || invoice.thanks}</Say.p>
      <HalalBadge />
      {halalCertificate && (
        <Say.p className="text-small wrap-anywhere" parts={{ number: halalCertificate }}>
          {invoice.halalCertificate}
        </Say.p>
      )}
      <Say.p className="text-caption text-kecap-600 print:text-black">{invoice.noTaxInvoice}</Say.p>
    </footer>
  )
}
