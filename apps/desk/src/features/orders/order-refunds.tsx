import type { AdminOrder } from '@dimsum/contract/orders'
import type { Refund } from '@dimsum/contract/refunds'
import { Button } from '@dimsum/ui/button.tsx'
import { Say } from '@dimsum/ui/say.tsx'
import { useShopConfig } from '@dimsum/web/api/shop.ts'
import { Price } from '@dimsum/web/components/price.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { giving, refundStateWord, refundWayWord } from '@dimsum/words/desk/refunds'
import { useQuery } from '@tanstack/react-query'
import { refundsQuery } from '../../api/refunds.ts'
import { actorName } from '../../components/actor-name.ts'
import { InPlace } from '../../components/in-place.tsx'
import { NotLoaded } from '../../components/query-state.tsx'
import { useHasRight } from '../../components/use-has-right.ts'
import { useSessionState } from '../../components/use-session-state.ts'
import { DeleteRefund } from './delete-refund.tsx'
import { RefundForm } from './refund-form.tsx'

/** Refunds of an order, and a form to add one; nothing unless the owner switched refunds on. */
export function OrderRefunds({ order }: { order: AdminOrder }) {
  const may = useHasRight()
  const isOn = useShopConfig()?.refunds === true
  const isWanted =
    may('refunds') &&
    (order.refunded !== undefined ||
      (isOn && (order.isPaid || order.amountPaid !== undefined || order.kept !== undefined)))
  return isWanted ? <Refunds order={order} isOn={isOn} /> : null
}

function Refunds({ order, isOn }: { order: AdminOrder; isOn: boolean }) {
  const [isAsking, setAsking] = useSessionState(['refund-open', order.id], false)
  const list = useQuery({ ...refundsQuery(order.id), staleTime: 0 })
  if (!list.data) return list.isError && <NotLoaded title={giving.notLoaded} query={list} />
  const { refunds, payments } = list.data
  const [first, ...others] = payments.filter(({ left }) => left > 0)
  const mayGive = isOn && first !== undefined
  if (refunds.length === 0 && !mayGive) return null
  return (
    <section className="grid gap-3 rounded-input bg-santan-100 p-4">
      <InPlace shown={first?.left}>
        {refunds.length > 0 && <Given id={order.id} refunds={refunds} />}
        <InPlace shown={isAsking}>
          {mayGive && !isAsking && (
            <Button variant="outline" onClick={() => setAsking(true)}>
              {giving.open}
            </Button>
          )}
          {mayGive && isAsking && (
            <RefundForm
              key={first.left}
              id={order.id}
              payments={[first, ...others]}
              onClose={() => setAsking(false)}
            />
          )}
        </InPlace>
      </InPlace>
    </section>
  )
}

function Given({ id: orderId, refunds }: { id: number; refunds: readonly Refund[] }) {
  return (
    <>
      <Say.h4 className="font-bold">{giving.given}</Say.h4>
      <ul className="grid gap-2">
        {refunds.map(({ id, amount, way, state, refusal, by, askedAt, settledAt }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-bold">
              <Price amount={amount} /> <Say>{refundStateWord[state]}</Say>
            </span>
            <span className="block text-small text-kecap-600">
              <Say>{refundWayWord[way]}</Say>
              {' · '}
              <Say>{by === null ? giving.inDashboard : actorName(by)}</Say>
              {' · '}
              <ShopDate at={settledAt ?? askedAt} format="short-time" />
            </span>
            {refusal && <span className="block text-small">{refusal}</span>}
            {way !== 'provider' && state === 'done' && <DeleteRefund orderId={orderId} refundId={id} />}
          </li>
        ))}
      </ul>
    </>
  )
}
