import type { Order } from '@dimsum/contract/orders'
import { rupiahFromWire } from '@dimsum/domain/money'
import { orderLines } from '@dimsum/domain/order-lines'
import { formatOrderId } from '@dimsum/domain/order-number'
import { formatPhone } from '@dimsum/domain/phone'
import { formatWibDay } from '@dimsum/domain/wib-date'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Card } from '@dimsum/ui/card.tsx'
import { InlineAlert } from '@dimsum/ui/inline-alert.tsx'
import { useOnDemand } from '@dimsum/ui/on-demand.ts'
import { usePaymentConfig, useShop } from '@dimsum/web/api/shop.ts'
import { orderLinesText } from '@dimsum/web/components/order-lines.ts'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { RouteLink } from '@dimsum/web/routes/route-link.tsx'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { paymentPath } from '../../components/payment-path.ts'
import { trackingPath } from '../../components/tracking-path.ts'
import { WhatsappOrderLink } from '../../components/whatsapp-order-link.tsx'
import { fetchPaymentChoice } from './fetch-payment-choice.ts'

type OrderReceivedProps = {
  order: Order
  /** The order exists as sent before; the last changes in the form are not in it. */
  isEarlierVersion: boolean
}

/** Takes the form's place once the order exists: its number, what happens next, and the two ways to pay. */
export function OrderReceived({ order, isEarlierVersion }: OrderReceivedProps) {
  const [asking, setAsking] = useState(true)
  const heading = useRef<HTMLHeadingElement>(null)
  const { address } = useShop()
  const { Component: PaymentChoiceDialog, fetch } = useOnDemand(fetchPaymentChoice)
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
    // If it cannot come, this panel holds the same two ways.
    void fetch()
  }, [fetch])

  return (
    <div className="mx-auto grid grid-cols-1 max-w-form gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <div>
        <CircleCheck aria-hidden="true" className="size-12 text-pandan-700" strokeWidth={1.5} />
        <h1 ref={heading} tabIndex={-1} className="mt-3 font-display text-h1 font-semibold">
          Pesanan <OrderNumber id={order.id} className="font-extrabold" /> kami terima
        </h1>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <CopyButton text={formatOrderId(order.id)} label="Salin nomor" />
        </div>
      </div>
      {isEarlierVersion && (
        <InlineAlert tone="note" title="Pesanan Anda yang pertama sudah masuk">
          <p>
            Kiriman sebelumnya ternyata sampai, jadi perubahan terakhir belum ikut. Isinya seperti di bawah
            ini; kabari kami lewat WhatsApp kalau ada yang perlu diubah.
          </p>
        </InlineAlert>
      )}
      <Card className="p-5 sm:p-6">
        <ul className="grid grid-cols-1 gap-1 font-medium">
          {orderLines(order).map((line) => (
            <li key={line.packageType}>{orderLinesText([line])}</li>
          ))}
        </ul>
        <p className="mt-1 text-small text-kecap-600">
          {order.isDelivery
            ? 'Diantar ke alamat Anda'
            : `Ambil sendiri di dapur kami${address && `: ${address}`}`}
        </p>
        {order.deliveryDate && (
          <p className="mt-1 text-small font-bold">
            <time dateTime={order.deliveryDate}>{formatWibDay(order.deliveryDate)}</time>
          </p>
        )}
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-garis pt-4">
          <span className="font-bold">Total</span>
          <Price amount={order.totalPrice} className="text-kpi font-extrabold" />
        </p>
      </Card>
      <WhatHappensNext order={order} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <a href={paymentPath(order.id)} className={buttonStyle({ size: 'lg' })}>
          Bayar online
        </a>
        <WhatsappOrderLink order={order} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
          Lewat WhatsApp / COD
        </WhatsappOrderLink>
        <RouteLink
          href={trackingPath(order.id)}
          className={`${buttonStyle({ variant: 'quiet' })} sm:col-span-2`}
        >
          Lacak pesanan ini
        </RouteLink>
      </div>
      {PaymentChoiceDialog && (
        <PaymentChoiceDialog order={order} open={asking} onOpenChange={setAsking} returnFocusTo={heading} />
      )}
    </div>
  )
}

function WhatHappensNext({ order }: { order: Order }) {
  const ceiling = usePaymentConfig()?.cashCeiling ?? null
  const mustPrepay = ceiling !== null && rupiahFromWire(order.totalPrice) > ceiling
  return (
    <section aria-labelledby="next-title">
      <h2 id="next-title" className="text-title font-bold">
        Setelah ini
      </h2>
      <ol className="mt-3 grid list-decimal grid-cols-1 gap-2 pl-6 marker:font-bold marker:text-pandan-700">
        <li>
          {mustPrepay
            ? 'Pesanan sebesar ini dibayar dulu sebelum kami masak: bayar online, atau transfer lewat WhatsApp.'
            : 'Bayar online, atau atur pembayaran dengan kami lewat WhatsApp.'}
        </li>
        <li>
          Kami konfirmasi pesanan ke nomor{' '}
          <span className="whitespace-nowrap">{formatPhone(order.customerPhone)}</span>.
        </li>
        <li>
          Dapur kami membuatnya segar, lalu{' '}
          {order.isDelivery ? 'kami antar ke alamat Anda' : 'siap Anda ambil'}.
        </li>
      </ol>
    </section>
  )
}
