import type { CreatePayment } from '@dimsum/contract/payments'
import { paying } from '@dimsum/words/server/paying'
import { invalidField, ShopError } from '../../platform/errors/shop-error.ts'
import type { LimitParts } from '../../platform/limits/limit.ts'
import { type Caller, findOrderAs } from '../../shop/orders/access/find-order-as.ts'
import { isRightPhone } from '../../shop/orders/access/prove-order-access.ts'
import type { PaymentParts } from '../payment-parts.ts'
import { type StartedPayment, startPayment } from './start-payment.ts'

type Parts = LimitParts & { now: () => Date; payments: PaymentParts }

/**
 * A customer starts a payment: the order's holder, the admin, or a caller with the order's phone. The total in the
 * request is only compared (`claimAttempt`); everything sent to the provider comes from the stored order
 * (docs/security.md, T22 and T23).
 * @throws ShopError `not-found`, `forbidden`, `phone-mismatch`, `validation`, `conflict`, `provider-refused`,
 * `provider-down`, `too-many`
 */
export const requestPayment = async (
  parts: Parts,
  request: CreatePayment,
  who: { caller: Caller; address: string; takesQris: boolean; shopOrigin: string },
): Promise<StartedPayment> => {
  const { order, viewer } = await findOrderAs(parts.db, request.orderId, who.caller)
  if (viewer === 'stranger') {
    if (request.customerPhone === undefined) throw new ShopError('forbidden')
    const prover = { address: who.address, cookie: undefined }
    const isCustomer = await isRightPhone(parts, order.id, request.customerPhone, order.phoneKey, prover)
    if (!isCustomer) throw new ShopError('phone-mismatch')
  }
  const { totalAmount, paymentMethod: method } = request
  if (method === 'qris' && !who.takesQris) {
    throw invalidField('paymentMethod', paying.noQris)
  }
  const isDeposit = request.purpose === 'deposit'
  return startPayment(parts.payments, { order, method, isDeposit, totalAmount, shopOrigin: who.shopOrigin })
}
