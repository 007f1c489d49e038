import type { Order } from '@dimsum/contract/orders'
import { buttonStyle } from '@dimsum/ui/button-style.ts'
import { useQuery } from '@tanstack/react-query'
import { openPaymentQuery } from '../../api/payments.ts'
import { holdsAccountNumber, PaymentDeadline, usePaymentState } from '../../components/payment-deadline.tsx'
import { paymentPath } from '../../components/payment-path.ts'

/** For an order that is not paid: until when, if a payment is open, and the way to pay or to the number to pay to. */
export function PaymentReminder({ order }: { order: Order }) {
  const { data: payment } = useQuery({ ...openPaymentQuery(order.id), enabled: !order.masked })
  const isNumberThere = holdsAccountNumber(payment, usePaymentState(payment))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-input bg-kunyit-100 p-[min(1rem,4vw)] text-kunyit-800">
      <div className="min-w-0">
        <p className="font-bold">Belum Bayar</p>
        <PaymentDeadline payment={payment} />
      </div>
      <a
        href={paymentPath(order.id)}
        className={`${buttonStyle()} min-w-0 grow wrap-anywhere max-sm:px-[min(1.25rem,3vw)] sm:grow-0`}
      >
        {isNumberThere ? 'Lanjutkan pembayaran' : 'Bayar sekarang'}
      </a>
    </div>
  )
}
