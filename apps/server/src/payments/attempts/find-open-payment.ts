import type { OpenPayment } from '@dimsum/contract/payments'
import { isLiveState } from '@dimsum/domain/payment-attempt'
import { paymentMethods } from '@dimsum/domain/payment-method'
import { listAttempts, simulationMethod } from '../ledger/attempts.queries.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'
import type { PaymentParts } from '../payment-parts.ts'

const noPayment: OpenPayment = {
  method: null,
  amount: null,
  state: 'none',
  expiresAt: null,
  isChosen: false,
}

/** The open payment of an order, for a payment page opened later or on another device. */
export const findOpenPayment = async (
  { db, provider }: Pick<PaymentParts, 'db' | 'provider'>,
  orderId: number,
): Promise<OpenPayment> => {
  const order = await findPayableOrder(db, orderId)
  if (order?.isPaid) return { ...noPayment, state: 'paid' }
  const [latest] = (await listAttempts(db, orderId)).filter(
    ({ method, state }) => method !== simulationMethod && state !== 'replaced' && state !== 'failed',
  )
  if (!latest) return noPayment
  const { method, amount, expiresAt, leftMs, state, transactionStatus } = latest
  const isOpen = isLiveState(state) && (leftMs === null || leftMs > 0)
  const isChosen =
    transactionStatus !== null && provider.outcomeOf({ status: transactionStatus, fraud: null }) === 'open'
  const isExpired = state === 'expired' || (isLiveState(state) && !isOpen)
  return {
    method: paymentMethods.find((choice) => choice === method) ?? null,
    amount: isOpen || isExpired ? amount : null,
    state: isOpen ? 'open' : isExpired ? 'expired' : 'none',
    expiresAt: isOpen || isExpired ? (expiresAt?.toISOString() ?? null) : null,
    // Before that the provider only has a page, and reports nothing about it.
    isChosen: isOpen && isChosen,
  }
}
