import type { OpenPayment } from '@dimsum/contract/payments'
import { Say } from '@dimsum/ui/say.tsx'
import { useNow } from '@dimsum/web/components/now.tsx'
import { ShopDate } from '@dimsum/web/components/shop-date.tsx'
import { paymentDeadline } from '@dimsum/words/shop/payment'

/** State of a pending payment; becomes `expired` when the deadline passes. */
export function usePaymentState(payment: OpenPayment | null | undefined): OpenPayment['state'] {
  const now = useNow()
  if (!payment) return 'none'
  const { state, expiresAt } = payment
  return state === 'open' && expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : state
}

/** Whether the popup shows a virtual account number or a choice of banks. `state` comes from `usePaymentState`. */
export const showsAccountNumber = (
  payment: OpenPayment | null | undefined,
  state: OpenPayment['state'],
): boolean => state === 'open' && payment?.method === 'virtual_account' && payment.isChosen

/** «Selesaikan pembayaran sebelum 21 Nov 2026, 14:00 WIB», or that the deadline has passed. A date, not a countdown. */
export function PaymentDeadline({ payment }: { payment: OpenPayment | null | undefined }) {
  const state = usePaymentState(payment)
  if (state === 'expired') {
    return <Say.p>{paymentDeadline.over}</Say.p>
  }
  if (state !== 'open' || !payment?.expiresAt) return null
  // Wraps to the next line as a whole; breaks inside only when wider than the line.
  const deadline = (
    <span className="inline-block">
      <ShopDate at={payment.expiresAt} format="deadline" />
    </span>
  )
  return <Say.p parts={{ deadline }}>{paymentDeadline.until}</Say.p>
}
