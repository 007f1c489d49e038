import type { CustomerDetail } from '@dimsum/contract/customers'
import { orderLines } from '@dimsum/domain/order-lines'
import { telHref } from '@dimsum/domain/phone'
import { whatsappLink } from '@dimsum/domain/whatsapp'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say, useText } from '@dimsum/ui/say.tsx'
import { useShopLanguage } from '@dimsum/web/api/shop.ts'
import { OrderNumber } from '@dimsum/web/components/order-number.tsx'
import { PaymentBadge } from '@dimsum/web/components/payment-badge.tsx'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { StatusBadge } from '@dimsum/web/components/status-badge.tsx'
import { customerCard, customerChat } from '@dimsum/words/desk/customers'
import { orderedPackages } from '@dimsum/words/packages'
import { textOf } from '@dimsum/words/sentence'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle, Phone } from 'lucide-react'
import { customerQuery } from '../../api/customers.ts'
import { IfHasRight } from '../../components/if-has-right.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { BlockCustomer } from './block-customer.tsx'
import { CustomerData } from './customer-data.tsx'
import { CustomerNote } from './customer-note.tsx'
import { StopWhatsapp } from './stop-whatsapp.tsx'

/** Details of one phone number: contact links, note, orders, block. */
export function CustomerDetails({ id }: { id: number }) {
  const language = useShopLanguage()
  const customer = useQuery({ ...customerQuery(id), staleTime: 0 })
  const { data } = customer
  if (!data) {
    return (
      <QueryState
        query={customer}
        notLoaded={customerCard.notLoaded}
        className="grid gap-3"
        bars={['h-12 w-full', 'h-24 w-full']}
      />
    )
  }
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        <a href={telHref(data.phone)} className={buttonStyle({ variant: 'outline' })}>
          <Phone aria-hidden="true" className="size-5" strokeWidth={1.75} />
          <Say>{customerCard.call}</Say>
        </a>
        {/* In the shop's language: the desk's language is not the customer's choice. */}
        <a
          href={whatsappLink(data.phone, textOf(customerChat(data.name), language))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'outline' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" strokeWidth={1.75} />
          WhatsApp
        </a>
      </div>
      <CustomerNote id={data.id} note={data.note} />
      <StopWhatsapp id={data.id} isStopped={data.whatsappStopped === true} />
      <History customer={data} />
      <BlockCustomer customer={data} />
      <IfHasRight right="personal-data">
        <CustomerData customer={data} />
      </IfHasRight>
    </div>
  )
}

function History({ customer: { history, orders } }: { customer: CustomerDetail }) {
  const text = useText()
  return (
    <section aria-label={text(customerCard.history)}>
      <Say.h4 className="mb-2 font-bold">{customerCard.history}</Say.h4>
      <ol className="grid gap-2">
        {history.map((order) => (
          <li key={order.id} className="grid gap-1 rounded-input border border-garis px-4 py-2">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <a
                href={`/invoice/${order.id}`}
                className="inline-flex min-h-11 items-center font-bold underline"
              >
                <OrderNumber id={order.id} />
              </a>
              <StatusBadge status={order.status} />
              <PaymentBadge order={order} />
              <Price amount={order.totalPrice} className="ml-auto font-bold" />
            </p>
            <p className="text-small text-kecap-700">
              <Say>{orderedPackages(orderLines(order))}</Say> ·{' '}
              <ShopDate at={order.orderDate} format="short-time" />
            </p>
          </li>
        ))}
      </ol>
      {orders > history.length && (
        <Say.p className="mt-2 text-small text-kecap-700">
          {customerCard.earlierOrders(orders - history.length)}
        </Say.p>
      )}
    </section>
  )
}
