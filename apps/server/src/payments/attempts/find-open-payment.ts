import type { OpenPayment } from '@dimsum/contract/payments'
import { isLiveState } from '@dimsum/domain/payment-attempt'
import { type PaymentMethod, paymentMethods } from '@dimsum/domain/payment-method'
import type { Db } from '../../platform/db/connection.ts'
import { listAttempts, simulationMethod } from '../ledger/attempts.queries.ts'
import { findPayableOrder } from '../ledger/payable-orders.queries.ts'

const choiceOf = (method: string): PaymentMethod | null =>
  paymentMethods.find((choice) => choice === method) ?? null

const noPayment: OpenPayment = { method: null, state: 'none', expiresAt: null, isChosen: false }

/** Where the payment of an order stands, for a payment page opened again later or on another device. */
export const findOpenPayment = async (db: Db, orderId: number): Promise<OpenPayment> => {
  const order = await findPayableOrder(db, orderId)
  if (order?.isPaid) return { ...noPayment, state: 'paid' }
  const [latest] = (await listAttempts(db, orderId)).filter(
    ({ method, state }) => method !== simulationMethod && state !== 'replaced' && state !== 'failed',
  )
  if (!latest) return noPayment
  const { method, expiresAt, leftMs, state, transactionStatus } = latest
  const isOpen = isLiveState(state) && (leftMs === null || leftMs > 0)
  const isExpired = state === 'expired' || (isLiveState(state) && !isOpen)
  return {
    method: choiceOf(method),
    state: isOpen ? 'open' : isExpired ? 'expired' : 'none',
    expiresAt: isOpen || isExpired ? (expiresAt?.toISOString() ?? null) : null,
    // Before that the provider knows of a page alone, and says nothing about it.
    isChosen: isOpen && transactionStatus === 'pending',
  }
}
