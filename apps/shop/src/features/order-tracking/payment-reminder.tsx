import type { Order } from '@dimsum/contract/orders'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { Say } from '@dimsum/ui/say.tsx'
import { paymentState } from '@dimsum/words/payment-method'
import { orderLinks } from '@dimsum/words/shop/order-links'
import { trackedOrder } from '@dimsum/words/shop/tracked-order'
import { useQuery } from '@tanstack/react-query'
import { openPaymentQuery } from '../../api/payments.ts'
import { paymentPath } from '../../components/order-paths.ts'
import { PaymentDeadline, showsAccountNumber, usePaymentState } from '../../components/payment-deadline.tsx'

/** For an unpaid order: deadline of an open payment, and a link to pay or the account number to pay to. */
export function PaymentReminder({ order }: { order: Order }) {
  const { data: payment } = useQuery({ ...openPaymentQuery(order.id), enabled: !order.masked })
  const isNumberThere = showsAccountNumber(payment, usePaymentState(payment))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-input bg-kunyit-100 p-[min(1rem,4vw)] text-kunyit-800">
      <div className="min-w-0">
        <Say.p className="font-bold">{paymentState(order)}</Say.p>
        <PaymentDeadline payment={payment} />
      </div>
      <a
        href={paymentPath(order.id)}
        className={`${buttonStyle()} min-w-0 grow wrap-anywhere max-sm:px-[min(1.25rem,3vw)] sm:grow-0`}
      >
        <Say>{isNumberThere ? trackedOrder.continuePaying : orderLinks.payNow}</Say>
      </a>
    </div>
  )
}
