import type { Order } from '@dimsum/contract/orders'
import { isFree } from '@dimsum/domain/awaited-payment'
import { isCancelled as isOrderCancelled } from '@dimsum/domain/order-status'
import { payment as words } from '@dimsum/words/shop/payment'
import { useState } from 'react'
import { useLiveOrder } from '../../api/live-order.ts'
import { usePaymentReturn } from '../../api/payment-return.ts'
import { PaymentSummary } from '../../components/payment-summary.tsx'
import { CancelledOrder, PaymentCompleted } from './payment-ended.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentFrame } from './payment-frame.tsx'
import { ConfirmingPayment, PendingPayment } from './payment-progress.tsx'
import { usePayment } from './use-payment.ts'

type PaymentProps = {
  order: Order
  /** Midtrans's payment page redirected here. */
  isReturn: boolean
}

/** Payment of one order, from choosing a method to the next page. A payment made elsewhere appears without a reload. */
export function Payment({ order, isReturn }: PaymentProps) {
  /** The verified phone of a masked order; `null` before verification. */
  const [provedPhone, setProvedPhone] = useState<string | null>(null)
  const payment = usePayment(order, provedPhone)
  useLiveOrder(order)
  usePaymentReturn(order.id, isReturn)
  const mayPay = !order.masked || provedPhone !== null
  const { phase } = payment
  const isUnderWay = phase === 'checking' || phase === 'waiting' || phase === 'pending'
  const isSettled = order.isPaid || (isFree(order) && !isOrderCancelled(order.status))
  const isDone = isSettled && !isUnderWay
  const isCancelled = isOrderCancelled(order.status) && !isDone && !isUnderWay
  const title = isDone ? words.completedTitle : isCancelled ? words.cancelledTitle : words.title

  return (
    <PaymentFrame title={title} summary={<PaymentSummary order={order} />}>
      {isDone && <PaymentCompleted order={order} />}
      {phase === 'pending' && <PendingPayment orderId={order.id} />}
      {(phase === 'checking' || phase === 'waiting') && (
        <ConfirmingPayment orderId={order.id} isChecked={phase === 'waiting'} />
      )}
      {isCancelled && <CancelledOrder order={order} />}
      {!isDone && !isUnderWay && !isCancelled && (
        <PaymentForm order={order} payment={payment} mayPay={mayPay} onProved={setProvedPhone} />
      )}
    </PaymentFrame>
  )
}
