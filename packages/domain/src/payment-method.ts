/**
 * Payment methods (product.md sections 2 and 4). Real ones are proper names; the texts of the others are in
 * `packages/words`.
 */
import { maximumOrderTotal } from './pricing.ts'

export const paymentMethods = ['virtual_account', 'gopay', 'qris'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * Max amount of one payment in rupiah; a virtual account has room for every order.
 * https://docs.midtrans.com/docs/is-there-a-minimum-and-maximum-transaction-value-that-i-can-charge-with-midtrans
 */
export const maxPayment: Record<PaymentMethod, number> = {
  virtual_account: maximumOrderTotal,
  gopay: 20_000_000,
  qris: 10_000_000,
}

export const paymentMethodLabel = {
  virtual_account: 'Virtual Account',
  gopay: 'GoPay',
  qris: 'QRIS',
} as const satisfies Record<PaymentMethod, string>

export const virtualAccountBanks = ['BCA', 'BNI', 'BRI', 'Mandiri', 'Permata', 'CIMB'] as const

/** The simulated methods of the demo page. */
export const demoMethods = ['credit_card', 'bank_transfer', 'ewallet'] as const
export type DemoMethod = (typeof demoMethods)[number]

/** The method stored on an order that the demo or a simulation paid (product.md section 4). */
export function demoPaymentMethod<Method extends string>(method: Method): `midtrans_${Method}` {
  return `midtrans_${method}`
}
